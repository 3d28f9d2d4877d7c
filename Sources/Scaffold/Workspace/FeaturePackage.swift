/// A package of one feature: the one for which `enum <Feature>Route` is declared, in its sources or where the
/// architecture has the routes of all.
struct FeaturePackage {
    let name: String
    /// Its folder.
    let path: RelativePath
    let routeEnum: RouteEnum
    /// The folder below which that is declared.
    let routesFolder: RelativePath
    /// The type that makes the screens.
    let coordinator: String
    /// The folders of views and of tests, where it has none that show it; relative to its own.
    let views: String
    let tests: String

    /// The cases of its routes, in their order.
    var routes: [String] { routeEnum.cases }

    /// The stems of its screens, in the order of its routes: `Summary` for `case summary`, shown by `SummaryView`.
    var screens: [String] { routes.map(Words.upperCamelCase) }
}

extension Workspace {
    /// The features of the workspace, sorted by path.
    func features() throws -> [FeaturePackage] {
        var found: [FeaturePackage] = []
        if hasFeaturesInRoot {
            for name in try tree.entries(of: featuresFolder) {
                if let feature = try feature(in: featuresFolder.file(name)) { found.append(feature) }
            }
            return found
        }
        for folder in try packageFolders() where !folder.isRoot && folder != rootManifestFolder {
            if let feature = try feature(in: folder) { found.append(feature) }
        }
        return found
    }

    /// The feature with a name, in whatever case it was typed.
    ///
    /// - Throws: `WorkspaceError.noFeature`, with the nearest name; `WorkspaceError.widgetAsFeature`.
    func feature(named name: String) throws -> FeaturePackage {
        let usual = featuresFolder.file(name)
        if let feature = try feature(in: usual) { return feature }
        let all = try features()
        if let feature = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return feature }
        if let widget = try widget(named: name) {
            throw WorkspaceError.widgetAsFeature(widget.name, of: widget.feature)
        }
        // What follows its neighbours has no routes by which it would be known.
        let others = try ConventionsReader(of: self).modules.features.map(\.stem)
        let names = Set(all.map(\.name) + others).sorted()
        throw WorkspaceError.noFeature(name, near: NearestName(among: names).to(name), known: names)
    }

    /// Where the package of that very name lies, for a command that takes it as it is.
    ///
    /// - Throws: `WorkspaceError.noFeature`, with the nearest name.
    func package(ofFeature name: String) throws -> RelativePath {
        let usual = featuresFolder.file(name)
        if try isFeatureFolder(usual) { return usual }
        let feature = try feature(named: name)
        guard feature.name == name else {
            throw WorkspaceError.noFeature(name, near: feature.name, known: try features().map(\.name))
        }
        return feature.path
    }

    /// The feature whose package lies in `folder`; nil where that holds no feature.
    func feature(in folder: RelativePath) throws -> FeaturePackage? {
        guard try isFeatureFolder(folder) else { return nil }
        let name = folder.name
        guard let routesFolder = try? RelativePath(collapsing: expanded(\.routes, of: name, at: folder)),
            let routes = try RouteEnum(named: name + "Route", below: routesFolder, of: tree)
        else { return nil }
        return FeaturePackage(
            name: name,
            path: folder,
            routeEnum: routes,
            routesFolder: routesFolder,
            coordinator: expanded(\.coordinator, of: name, at: folder),
            views: expanded(\.views, of: name, at: folder),
            tests: expanded(\.tests, of: name, at: folder)
        )
    }

    /// Whether a feature could lie in `folder`: it is a package, or a folder of targets where features are those.
    private func isFeatureFolder(_ folder: RelativePath) throws(FileError) -> Bool {
        if hasFeaturesInRoot { return try tree.kind(of: folder.file("Sources")) == .directory }
        return try tree.kind(of: folder.file("Package.swift")) == .file
    }

    /// The folders of the targets of a package, as its manifest says; the usual ones where it cannot be read.
    func targetFolders(in package: RelativePath) throws -> [RelativePath] {
        // A manifest that cannot be read is no reason to refuse a screen, which needs no change of it.
        let manifest = (try? manifest(in: package)) ?? nil
        let folders = manifest?.targets.entries.compactMap { target in
            let usual = target.kind == .test ? "Tests/" + target.name : "Sources/" + target.name
            return try? package.appending(target.path?.value ?? usual)
        }
        if hasFeaturesInRoot { return [package.file("Sources"), package.file("Tests")] }
        guard let folders, !folders.isEmpty else {
            let sources = package.file("Sources")
            return try tree.entries(of: sources).map(sources.file) + [package.file("Tests")]
        }
        return folders
    }
}
