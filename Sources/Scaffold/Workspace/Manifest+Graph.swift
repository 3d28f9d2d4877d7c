/// What the package graph, and the wiring of features, ask a manifest.
extension Manifest {
    /// The paths of the packages it depends on, as they are written.
    var localPaths: [String] {
        dependencies.entries.filter { $0.kind == .path }.map(\.location)
    }

    /// The identities of the packages that come from elsewhere.
    var remoteIdentities: [String] {
        dependencies.entries.filter { $0.kind != .path }.map(\.identity)
    }

    /// The identities of the packages by path that lie outside the workspace.
    ///
    /// - Parameter folder: the manifest's own.
    func outsideIdentities(in folder: RelativePath) -> [String] {
        dependencies.entries.filter { $0.kind == .path && folder.resolving($0.location) == nil }.map(\.identity)
    }

    /// The targets that can show a feature.
    var wirableTargets: [Target] {
        targets.entries.filter { $0.kind == .regular || $0.kind == .executable }
    }

    /// The trait with which the mocks of a feature are built, where its team wants one.
    static let mocksTrait = "Mocks"

    var hasMocksTrait: Bool { traits.entries.contains(Self.mocksTrait) }

    var testTargets: [Target] {
        targets.entries.filter { $0.kind == .test }
    }
}

extension Manifest.Readings {
    /// Whether the list is certainly empty, or not there.
    var isAbsent: Bool { entries.isEmpty && isComplete }
}

extension Manifest.Target {
    func dependsOnProduct(_ name: String, package: String) -> Bool {
        dependencies.entries.contains { dependency in
            dependency.name == name
                && (dependency.kind == .byName || dependency.package?.lowercased() == package.lowercased())
        }
    }

    func dependsOnTarget(_ name: String) -> Bool {
        dependencies.entries.contains { $0.name == name && ($0.kind == .byName || $0.kind == .target) }
    }
}

extension Manifest.Platform {
    /// The first number of its version; nil where that is not known.
    var major: Int? {
        version?.split(separator: ".").first.flatMap { Int($0) }
    }

    /// How another manifest writes it; nil for a platform that SwiftPM does not name, or a version that is not known.
    var element: String? {
        guard let version, let major, let named = Self.namedVersions[name] else { return nil }
        let isNamed = version == "\(major).0" && (named.contains(major) || major == 26 && name != "driverKit")
        return isNamed ? ".\(name)(.v\(major))" : ".\(name)(\"\(version)\")"
    }

    /// The versions that tools version 6.2 has a constant for, besides 26 (PackageDescription, SupportedPlatforms.swift);
    /// those of macOS 10 have another form.
    private static let namedVersions: [String: ClosedRange<Int>] = [
        "driverKit": 19...24, "iOS": 8...18, "macCatalyst": 13...18, "macOS": 11...15, "tvOS": 9...18,
        "visionOS": 1...2, "watchOS": 2...11,
    ]
}
