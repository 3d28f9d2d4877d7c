/// The feature that a rename is about, or whose screen it is about.
struct RenamedFeature {
    let name: String
    /// The folder of the package that it is, or that its targets are in.
    let package: RelativePath
    /// The folders that hold its files.
    let folders: [RelativePath]
    var targets: [String]
    var routes: [String] = []
    /// The types that it declares itself under the name of one of its targets.
    var ownTypes: Set<String> = []

    /// The folders of what is called after it and is renamed along, its host and its widget, each with its new one.
    var companions: [RelativePath: RelativePath] = [:]
    /// Whether its routes lie in another package, so that any feature may name them.
    var hasSharedRoutes = false
    /// Whether it is a foundation, which adds to the system's types.
    var isFoundation = false

    /// Whether it is a package, or a folder of its own.
    var isPackage: Bool { folders == [package] }

    /// Whether a file or folder is its own.
    func holds(_ path: RelativePath) -> Bool { folders.contains(where: path.isInside) }

    /// A path in its folder, or in that of a companion, in the new one; others as they are.
    func moved(_ path: RelativePath, to newFolder: RelativePath) -> RelativePath {
        func moved(from old: RelativePath, to new: RelativePath) -> RelativePath {
            new.appending(names: Array(path.components.dropFirst(old.components.count)))
        }
        if let (old, new) = companions.first(where: { path.isInside($0.key) }) { return moved(from: old, to: new) }
        return holds(path) ? moved(from: package, to: newFolder) : path
    }

    func companionsHold(_ path: RelativePath) -> Bool { companions.keys.contains(where: path.isInside) }

    /// Adds a widget, which is renamed along.
    mutating func add(_ widget: FeatureWidget, renamed new: FeatureWidget, in workspace: Workspace) throws {
        companions[widget.path] = new.path
        companions[widget.extensionFolder] = new.extensionFolder
        targets += try workspace.targets(ofPart: widget.path)
        // The module has the name of the type in it.
        ownTypes.insert(widget.name)
    }
}

extension RenamedFeature {
    init(_ feature: FeaturePackage, in workspace: Workspace) throws {
        name = feature.name
        package = feature.path
        folders = [feature.path]
        targets = try workspace.targets(ofPart: feature.path)
        routes = feature.routes
        hasSharedRoutes = !feature.routesFolder.isInside(feature.path)
    }

    init(_ module: SharedModule, in workspace: Workspace) throws {
        name = module.name
        package = module.path
        folders = [module.path]
        targets = try workspace.targets(ofPart: module.path)
        isFoundation = true
    }

    init(_ feature: NeighbourFeature) {
        name = feature.module.stem
        package = feature.module.package
        folders = feature.folders
        targets = feature.module.targets.map(\.name)
    }
}

extension Workspace {
    /// The targets of the root manifest whose files lie in a folder.
    func rootTargets(in folder: RelativePath) throws -> [Manifest.Target] {
        guard let root = rootManifestFolder, root != folder else { return [] }
        return try manifest(in: root)?.targets.entries.filter { target in
            guard let path = target.path?.value, let sources = try? root.appending(path) else { return false }
            return sources.isInside(folder)
        } ?? []
    }

    /// The targets of the package in a folder, or those of the root manifest that lie there.
    func targets(ofPart folder: RelativePath) throws -> [String] {
        if let manifest = try manifest(in: folder) { return manifest.targets.entries.map(\.name) }
        return try rootTargets(in: folder).map(\.name)
    }
}
