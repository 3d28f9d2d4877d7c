/// `spmgen manifest add-…|remove-…`: an edit of one Package.swift and nothing else.
public struct ManifestRequest: Sendable, Hashable {
    /// The folder of the manifest, as typed; the directory of the run where nil.
    public var packagePath: String?
    public var change: ManifestChange

    public init(packagePath: String? = nil, change: ManifestChange) {
        self.packagePath = packagePath
        self.change = change
    }
}

/// What can be changed in a manifest.
public enum ManifestChange: Sendable, Hashable {
    case addDependency(PackageDependencySpec)
    case addProduct(ProductSpec)
    case addTarget(TargetSpec)
    case addTargetDependency(TargetDependencySpec)
    case addTargetPlugin(TargetPluginSpec)
    /// Adds `platforms: [...]` where there is none; the elements are source text, such as `.iOS(.v17)`.
    case addPlatforms([String])
    /// Adds `defaultLocalization: "…"` where there is none.
    case addDefaultLocalization(String)
    case addTrait(TraitSpec)
    /// The identity, path or URL of a package.
    case removeDependency(String)
    case removeProduct(String)
    case removeTarget(String)
    case removeTargetDependency(TargetDependencySpec)
    case removeTargetPlugin(TargetPluginSpec)
    case removeTrait(TraitSpec)
}

/// A `.package(…)` element.
public struct PackageDependencySpec: Sendable, Hashable {
    public enum Requirement: Sendable, Hashable {
        case from(String)
        case exact(String)
        case upToNextMinor(from: String)
        /// The upper bound is excluded.
        case range(from: String, to: String)
        case branch(String)
        case revision(String)
    }

    public enum Source: Sendable, Hashable {
        case path(String)
        case url(String, Requirement)
        case registry(identity: String, Requirement)
    }

    public var source: Source

    public init(_ source: Source) {
        self.source = source
    }
}

/// A product element such as `.library(…)`.
public struct ProductSpec: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case library
        case staticLibrary = "static-library"
        case dynamicLibrary = "dynamic-library"
        case executable
        case plugin
    }

    public var name: String
    public var kind: Kind
    public var targets: [String]

    public init(name: String, kind: Kind = .library, targets: [String]) {
        self.name = name
        self.kind = kind
        self.targets = targets
    }
}

/// A target element such as `.target(…)`.
public struct TargetSpec: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case library
        case executable
        case test
        case macro
        case binary
    }

    public var name: String
    public var kind: Kind
    /// Names of targets or products, as typed.
    public var dependencies: [String]
    public var path: String?
    /// Elements such as `.process("Resources")`, as they are written.
    public var resources: [String]
    /// What stands behind `swiftSettings:`, as it is written.
    public var swiftSettings: String?
    public var url: String?
    public var checksum: String?

    public init(
        name: String,
        kind: Kind = .library,
        dependencies: [String] = [],
        path: String? = nil,
        resources: [String] = [],
        swiftSettings: String? = nil,
        url: String? = nil,
        checksum: String? = nil
    ) {
        self.name = name
        self.kind = kind
        self.dependencies = dependencies
        self.path = path
        self.resources = resources
        self.swiftSettings = swiftSettings
        self.url = url
        self.checksum = checksum
    }
}

/// A `.trait(…)` element (SE-0450).
public struct TraitSpec: Sendable, Hashable {
    public var name: String
    public var description: String?

    public init(name: String, description: String? = nil) {
        self.name = name
        self.description = description
    }
}

/// One entry of a target's `dependencies`.
public struct TargetDependencySpec: Sendable, Hashable {
    public var name: String
    public var target: String
    /// The identity of the package whose product this is; a target or product by name where nil.
    public var package: String?

    public init(name: String, target: String, package: String? = nil) {
        self.name = name
        self.target = target
        self.package = package
    }
}

/// One entry of a target's `plugins`.
public struct TargetPluginSpec: Sendable, Hashable {
    public var name: String
    public var target: String
    /// The identity of the package whose plugin this is; a plugin of the same package where nil.
    public var package: String?

    public init(name: String, target: String, package: String? = nil) {
        self.name = name
        self.target = target
        self.package = package
    }
}
