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

    /// The targets that can show a feature.
    var wirableTargets: [Target] {
        targets.entries.filter { $0.kind == .regular || $0.kind == .executable }
    }

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
        let named = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "driverKit"]
        guard let version, let major, named.contains(name) else { return nil }
        return version == "\(major).0" && major >= 10 ? ".\(name)(.v\(major))" : ".\(name)(\"\(version)\")"
    }
}
