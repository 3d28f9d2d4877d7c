/// A foundation that features share: a package of its own, or a target of the root manifest where features are targets.
struct SharedModule: Sendable, Hashable {
    let name: String
    /// Its folder.
    let path: RelativePath
    let isPackage: Bool
}

extension Workspace {
    /// The folder of the foundations, where these are targets of the root manifest.
    var foundationsFolder: RelativePath? {
        guard let foundations = layout.foundations, let root = rootManifestFolder else { return nil }
        return try? root.appending(foundations)
    }

    /// Where a foundation of that name is made.
    ///
    /// - Parameter asPackage: a package also where foundations are targets.
    func sharedModule(new name: String, asPackage: Bool) -> SharedModule {
        if !asPackage, let folder = foundationsFolder {
            return SharedModule(name: name, path: folder.file(name), isPackage: false)
        }
        return SharedModule(name: name, path: sharedFolder.file(name), isPackage: true)
    }

    /// The foundations of the workspace, sorted by path.
    func sharedModules() throws -> [SharedModule] {
        var found: [SharedModule] = []
        if let folder = foundationsFolder {
            for name in try tree.entries(of: folder)
            where try tree.kind(of: folder.file(name).file("Sources")) == .directory {
                found.append(SharedModule(name: name, path: folder.file(name), isPackage: false))
            }
        }
        for name in try tree.entries(of: sharedFolder)
        where try tree.kind(of: sharedFolder.file(name).file("Package.swift")) == .file {
            found.append(SharedModule(name: name, path: sharedFolder.file(name), isPackage: true))
        }
        return found.sorted { $0.path < $1.path }
    }

    /// The foundation with a name, in whatever case it was typed; nil where there is none.
    func sharedModule(named name: String) throws -> SharedModule? {
        let all = try sharedModules()
        return all.first { $0.name == name } ?? all.first { $0.name.lowercased() == name.lowercased() }
    }
}
