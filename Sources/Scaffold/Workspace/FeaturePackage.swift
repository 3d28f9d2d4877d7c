/// A package of one feature: the one whose sources declare `enum <Feature>Route`.
struct FeaturePackage {
    let name: String
    /// Its folder.
    let path: RelativePath
    /// The stems of its screens, in the order of its routes: `Summary` for `case summary`, shown by `SummaryView`.
    let screens: [String]
}

extension Workspace {
    /// The features of the workspace, sorted by path.
    func features() throws -> [FeaturePackage] {
        var found: [FeaturePackage] = []
        for folder in try packageFolders() where !folder.isRoot && folder != rootManifestFolder {
            if let feature = try feature(in: folder) { found.append(feature) }
        }
        return found
    }

    /// The feature with a name, in whatever case it was typed.
    ///
    /// - Throws: `WorkspaceError.noFeature`, with the nearest name.
    func feature(named name: String) throws -> FeaturePackage {
        let usual = featuresFolder.file(name)
        if let feature = try feature(in: usual) { return feature }
        let all = try features()
        if let feature = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return feature }
        let names = all.map(\.name)
        throw WorkspaceError.noFeature(name, near: NearestName(among: names).to(name), known: names)
    }

    /// The feature whose package lies in `folder`; nil where that holds no feature.
    func feature(in folder: RelativePath) throws -> FeaturePackage? {
        guard try tree.kind(of: folder.file("Package.swift")) == .file else { return nil }
        let name = folder.name
        let route = name + "Route"
        for file in try SourceFiles(tree: tree).files(below: folder.file("Sources"), mentioning: route) {
            let block = CodeBlock(file.tree)
            guard let routes = block.declarations.first(where: { $0.kind == .enum && $0.name == route }) else {
                continue
            }
            let cases = routes.members.filter { $0.kind == .enumCase }.flatMap(\.cases)
            return FeaturePackage(name: name, path: folder, screens: cases.map { Words.upperCamelCase($0.name) })
        }
        return nil
    }
}
