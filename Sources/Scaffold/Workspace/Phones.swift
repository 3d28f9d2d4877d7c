extension Workspace {
    /// Whether the workspace is an app that is built for phones alone.
    var isAppForPhones: Bool {
        get throws {
            guard try appName() != nil, let root = rootManifestFolder else { return false }
            return try manifest(in: root)?.isForPhones ?? false
        }
    }
}

extension Manifest {
    /// Whether it names iOS among its platforms, and not macOS.
    var isForPhones: Bool {
        let named = platforms.entries.map(\.name)
        return named.contains("iOS") && !named.contains("macOS")
    }
}
