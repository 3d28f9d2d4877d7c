/// A feature that is there, in a workspace with habits of its own.
struct NeighbourFeature {
    let workspace: Workspace
    let reader: ConventionsReader
    let module: FeatureModule

    /// Nil where the feature is one of the built-in architecture, or there is none of that name.
    init?(named name: String, in workspace: Workspace) throws {
        // Most features are the templates': they need no look at all others.
        if let folder = try workspace.usualFolder(ofFeature: name), let feature = try workspace.feature(in: folder),
            try workspace.isBuiltIn || workspace.isBuiltIn(feature)
        {
            return nil
        }
        if try workspace.isBuiltIn
            && workspace.features().contains(where: { $0.name.lowercased() == name.lowercased() })
        {
            return nil
        }
        let reader = try ConventionsReader(of: workspace)
        guard let module = reader.modules.feature(named: name), try !workspace.isBuiltIn(module) else { return nil }
        self.workspace = workspace
        self.reader = reader
        self.module = module
    }

    private var tree: WorkingTree { workspace.tree }

    /// What build tools and Finder leave in the folders of features.
    static let products: Set<String> = [".build", ".swiftpm", ".DS_Store", "Package.resolved", "DerivedData"]

    /// Its folders: that of its package, or those of its targets.
    var folders: [RelativePath] {
        guard module.home == .targets else { return [module.package] }
        let all = [module.folder] + module.targets.map(\.folder)
        return Set(all).filter { folder in !all.contains { $0 != folder && folder.isInside($0) } }.sorted()
    }

    /// Its files, those of other targets below its folders aside.
    func files() throws -> [RelativePath] {
        let own = Set(module.targets.map(\.name))
        let others = try module.manifest.targets.entries.filter { !own.contains($0.name) }
            .map { try $0.folder(in: module.package, of: tree) }
        var found: [RelativePath] = []
        var pending = folders
        while let folder = pending.popLast() {
            for name in try tree.entries(of: folder) where !Self.products.contains(name) {
                let path = folder.file(name)
                if module.home == .targets, others.contains(path) { continue }
                if try tree.kind(of: path) == .directory, try !tree.isLinkInside(path) {
                    pending.append(path)
                } else {
                    found.append(path)
                }
            }
        }
        return found.sorted()
    }

    /// The folders of packages, beside its own, whose manifests name it.
    func dependents() throws -> [RelativePath] {
        try workspace.packageFolders().filter { folder in
            guard folder != module.package, let manifest = (try? workspace.manifest(in: folder)) ?? nil else {
                return false
            }
            let isUsed = manifest.localPaths.contains { folder.resolving($0) == module.package }
            return isUsed && (module.home == .package || !uses(in: manifest).isEmpty)
        }
    }

    /// The targets that depend on it, itself aside, with where they say so.
    func uses(in manifest: Manifest) -> [(target: Manifest.Target, dependency: Manifest.TargetDependency)] {
        let own = module.ownNames
        return manifest.targets.entries.filter { !own.contains($0.name) }.flatMap { target in
            target.dependencies.entries.filter { own.contains($0.name) }.map { (target, $0) }
        }
    }

    /// The workspace without it, and the files that are other than they were then.
    func takenOut() throws -> (rest: Workspace, edited: [RelativePath]) {
        let rest = workspace.branched()
        for path in try files() { rest.tree.remove(path) }
        let wired = wired
        let names = module.ownNames
        var edited: [RelativePath] = []
        func draft(_ text: SourceText, at path: RelativePath) throws {
            rest.tree.draft(text.bytes, at: path, mode: try tree.mode(of: path) ?? .regular)
            edited.append(path)
        }
        for folder in try dependents() + (module.home == .targets ? [module.package] : []) {
            let entries = FeatureEntries(isOwn: names.contains, wired: wired[folder] ?? [])
            for path in ManifestFiles.names(among: try tree.entries(of: folder)).map(folder.file) {
                guard let bytes = try tree.contents(of: path) else { continue }
                let text = try entries.removed(from: SourceText(bytes))
                if text.bytes != bytes { try draft(text, at: path) }
            }
        }
        for file in try WorkspaceFile.all(in: tree) where module.home == .package {
            if let text = file.removing(module.package) { try draft(text, at: file.path) }
        }
        return (rest, edited)
    }

    /// The targets that put it together with others, by the folders of their packages.
    var wired: [RelativePath: Set<String>] {
        reader.modules.compositions(of: module).reduce(into: [:]) { wired, composition in
            wired[composition.package, default: []].insert(composition.target.name)
        }
    }
}

extension Workspace {
    /// Whether a feature with routes is one that the templates made, as what shows them is there.
    func isBuiltIn(_ feature: FeaturePackage) throws -> Bool {
        for name in ["Coordinator", "Router"].map({ feature.name + $0 }) {
            let files = try SourceFiles(tree: tree).files(below: feature.path.file("Sources"), mentioning: name)
            if files.contains(where: { CodeBlock($0.tree).declarations.contains { $0.name == name } }) { return true }
        }
        return false
    }
}
