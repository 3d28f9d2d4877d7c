/// What a Package.swift says, for `spmgen manifest show`.
///
/// Each entry tells the line it is defined on and how sure the reading is; a list whose name stands in `incomplete`
/// may have entries besides those that are shown.
public struct ManifestDescription: Sendable, Encodable, Hashable {
    public let path: String
    public let toolsVersion: String
    /// Nil where it is not known.
    public let name: String?
    public let platforms: [Platform]
    public let products: [Product]
    public let dependencies: [Dependency]
    public let targets: [Target]
    public let incomplete: [String]

    /// A platform with the lowest version that is supported.
    public struct Platform: Sendable, Encodable, Hashable {
        public let name: String
        public let version: String?
        public let line: Int
        public let certainty: Certainty
    }

    public struct Product: Sendable, Encodable, Hashable {
        public let name: String
        /// `library`, `executable` or `plugin`.
        public let type: String
        /// `static` or `dynamic`; nil where SwiftPM decides.
        public let linkage: String?
        public let targets: [String]
        public let line: Int
        public let certainty: Certainty
    }

    /// A package that this one depends on.
    public struct Dependency: Sendable, Encodable, Hashable {
        public let identity: String
        /// `path`, `url` or `registry`.
        public let type: String
        public let location: String
        /// Such as `from 1.2.0`; nil for a path.
        public let requirement: String?
        public let line: Int
        public let certainty: Certainty
    }

    public struct Target: Sendable, Encodable, Hashable {
        public let name: String
        /// As `swift package dump-package` calls them: `regular`, `executable`, `test`, `system`, `binary`, `plugin`,
        /// `macro`.
        public let type: String
        public let path: String?
        public let dependencies: [TargetDependency]
        public let plugins: [TargetDependency]
        public let settings: [Setting]
        public let line: Int
        public let certainty: Certainty
        /// The lists of this target that may have other entries.
        public let incomplete: [String]
    }

    /// An entry of a target's dependencies or plugins.
    public struct TargetDependency: Sendable, Encodable, Hashable {
        public let name: String
        /// `byName`, `target`, `product` or `plugin`.
        public let type: String
        public let package: String?
        public let isConditional: Bool
        public let line: Int
        public let certainty: Certainty
    }

    /// A build setting.
    public struct Setting: Sendable, Encodable, Hashable {
        /// `swift`, `c`, `cxx` or `linker`.
        public let tool: String
        public let name: String
        public let values: [String]
        public let isConditional: Bool
    }
}

extension ManifestDescription {
    /// - Parameter text: that of the manifest, for the lines.
    init(_ manifest: Manifest, text: SourceText) {
        func line(_ range: TextRange) -> Int { text.position(of: range.lowerBound).line }
        path = manifest.file
        toolsVersion = manifest.toolsVersion.description
        name = manifest.name?.value
        platforms = manifest.platforms.entries.map { entry in
            Platform(
                name: entry.name,
                version: entry.version,
                line: line(entry.range),
                certainty: entry.certainty
            )
        }
        products = manifest.products.entries.map { entry in
            Product(
                name: entry.name,
                type: entry.kind.rawValue,
                linkage: entry.linkage,
                targets: entry.targets.entries,
                line: line(entry.range),
                certainty: entry.targets.isComplete ? entry.certainty : .unknown
            )
        }
        dependencies = manifest.dependencies.entries.map { entry in
            Dependency(
                identity: entry.identity,
                type: entry.kind.rawValue,
                location: entry.location,
                requirement: entry.requirement?.description,
                line: line(entry.range),
                certainty: entry.certainty
            )
        }
        targets = manifest.targets.entries.map { Target($0, text: text) }
        let lists = [
            ("platforms", manifest.platforms.isComplete), ("products", manifest.products.isComplete),
            ("dependencies", manifest.dependencies.isComplete), ("targets", manifest.targets.isComplete),
        ]
        incomplete = lists.filter { !$0.1 }.map(\.0)
    }
}

extension ManifestDescription.Target {
    init(_ target: Manifest.Target, text: SourceText) {
        func entries(_ list: Manifest.Readings<Manifest.TargetDependency>) -> [ManifestDescription.TargetDependency] {
            list.entries.map { entry in
                ManifestDescription.TargetDependency(
                    name: entry.name,
                    type: entry.kind.rawValue,
                    package: entry.package,
                    isConditional: entry.isConditional,
                    line: text.position(of: entry.range.lowerBound).line,
                    certainty: entry.certainty
                )
            }
        }
        name = target.name
        type = target.kind.rawValue
        path = target.path?.value
        dependencies = entries(target.dependencies)
        plugins = entries(target.plugins)
        settings = target.settings.entries.map { setting in
            ManifestDescription.Setting(
                tool: setting.tool,
                name: setting.name,
                values: setting.values,
                isConditional: setting.isConditional
            )
        }
        line = text.position(of: target.range.lowerBound).line
        certainty = target.certainty
        let lists = [
            ("dependencies", target.dependencies.isComplete), ("plugins", target.plugins.isComplete),
            ("settings", target.settings.isComplete),
        ]
        incomplete = lists.filter { !$0.1 }.map(\.0)
    }
}

extension PackageDependencySpec.Requirement: CustomStringConvertible {
    /// As people say it: `from 1.2.0`, `branch main`.
    public var description: String {
        switch self {
        case .from(let version): "from \(version)"
        case .exact(let version): "exact \(version)"
        case .upToNextMinor(let version): "up to next minor from \(version)"
        case .range(let lower, let upper): "\(lower)..<\(upper)"
        case .branch(let name): "branch \(name)"
        case .revision(let name): "revision \(name)"
        }
    }
}
