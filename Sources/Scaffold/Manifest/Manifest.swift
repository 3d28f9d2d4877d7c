/// What a Package.swift says, read without running it.
struct Manifest: Sendable, Hashable {
    /// The path for messages.
    let file: String
    let toolsVersion: ToolsVersion
    let name: Located<String>?
    let platforms: Readings<Platform>
    let products: Readings<Product>
    /// The names of the traits that it declares (SE-0450).
    let traits: Readings<String>
    let dependencies: Readings<Dependency>
    let targets: Readings<Target>

    /// A value, where it is written, and how sure the reading is.
    struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
        let value: Value
        let range: TextRange
        let certainty: Certainty
    }

    /// The entries of a list.
    struct Readings<Entry: Sendable & Hashable>: Sendable, Hashable {
        var entries: [Entry]
        /// Whether no other entries can be there.
        var isComplete: Bool
    }

    /// A platform with the lowest version that is supported.
    struct Platform: Sendable, Hashable {
        /// `iOS`, `macOS`, …; the name of a custom one.
        let name: String
        /// `17.0`; nil where it is not known.
        let version: String?
        let range: TextRange
        let certainty: Certainty
    }

    struct Product: Sendable, Hashable {
        enum Kind: String, Sendable, Hashable {
            case library
            case executable
            case plugin
        }

        let name: String
        let kind: Kind
        /// `static` or `dynamic`; nil where SwiftPM decides.
        let linkage: String?
        let targets: Readings<String>
        let range: TextRange
        let certainty: Certainty
        /// Whether it is there in some builds only.
        let isConditional: Bool
    }

    struct Dependency: Sendable, Hashable {
        enum Kind: String, Sendable, Hashable {
            case path
            case url
            case registry
        }

        /// By which SwiftPM knows the package, in lower case.
        let identity: String
        /// The `name:` of tools before 5.6.
        let name: String?
        let kind: Kind
        /// The path, the URL or the registry identity as it is written.
        let location: String
        /// nil for a path, and where it is not known.
        let requirement: PackageDependencySpec.Requirement?
        let range: TextRange
        let certainty: Certainty
        /// Whether it is there in some builds only.
        let isConditional: Bool
    }

    struct Target: Sendable, Hashable {
        /// As `dump-package` calls them.
        enum Kind: String, Sendable, Hashable {
            case regular
            case executable
            case test
            case system
            case binary
            case plugin
            case macro
        }

        let name: String
        let kind: Kind
        let path: Located<String>?
        let dependencies: Readings<TargetDependency>
        let plugins: Readings<TargetDependency>
        let sources: [String]?
        let exclude: [String]
        let resources: [String]
        let settings: Readings<Setting>
        let url: String?
        let checksum: String?
        let range: TextRange
        let certainty: Certainty
        /// Whether it is there in some builds only.
        let isConditional: Bool
    }

    /// An entry of a target's `dependencies` or `plugins`.
    struct TargetDependency: Sendable, Hashable {
        enum Kind: String, Sendable, Hashable {
            case byName
            case target
            case product
            case plugin
        }

        let kind: Kind
        let name: String
        let package: String?
        let isConditional: Bool
        let range: TextRange
        let certainty: Certainty
    }

    /// A build setting, such as `.enableUpcomingFeature("ExistentialAny")`.
    struct Setting: Sendable, Hashable {
        /// `swift`, `c`, `cxx` or `linker`.
        let tool: String
        let name: String
        let values: [String]
        let isConditional: Bool
    }
}

/// How sure the reading of something is.
public enum Certainty: String, Sendable, Hashable, Encodable {
    /// It is written there just so.
    case literal
    /// It follows from what is written.
    case evaluated
    /// It depends on the environment or the platform, or could not be read to the end.
    case unknown
}

extension Manifest {
    /// Reads a manifest.
    ///
    /// - Parameter file: its path, for messages.
    /// - Throws: `ManifestError` (`manifest-unreadable`) for a file without a package, or one that is not whole.
    init(reading text: SourceText, file: String) throws(ManifestError) {
        self = try ManifestSource(reading: text, file: file).manifest
    }

    func target(named name: String) -> Target? { targets.entries.first { $0.name == name } }
}
