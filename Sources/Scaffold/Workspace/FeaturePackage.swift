/// A feature with routes: a package, or targets of the root manifest, for which `enum <Feature>Route` is declared, in its
/// sources or where the architecture has the routes of all.
struct FeaturePackage {
    let name: String
    let home: FeatureHome
    /// Its folder.
    let path: RelativePath
    /// The folder of the manifest that has its targets.
    let package: RelativePath
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
        var folders: [RelativePath] = []
        if let folder = targetsFolder { folders += try tree.entries(of: folder).map(folder.file) }
        if !hasFeaturesInRoot {
            folders += try packageFolders().filter { folder in
                !folder.isRoot && folder != rootManifestFolder && !folders.contains(folder)
            }
        }
        return try folders.sorted().compactMap { try feature(in: $0) }
    }

    /// Where a feature of that very name lies, if it lies where features are made; nil where it does not.
    func usualFolder(ofFeature name: String) throws -> RelativePath? {
        try FeatureHome.allCases.compactMap { featuresFolder(of: $0)?.file(name) }.first { try home(in: $0) != nil }
    }

    /// The feature with a name, in whatever case it was typed.
    ///
    /// - Throws: `WorkspaceError.noFeature`, with the nearest name; `WorkspaceError.widgetAsFeature`.
    func feature(named name: String) throws -> FeaturePackage {
        if let usual = try usualFolder(ofFeature: name), let feature = try feature(in: usual) { return feature }
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
        if let usual = try usualFolder(ofFeature: name) { return usual }
        let feature = try feature(named: name)
        guard feature.name == name else {
            throw WorkspaceError.noFeature(name, near: feature.name, known: try features().map(\.name))
        }
        return feature.path
    }

    /// The feature whose package, or whose targets, lie in `folder`; nil where that holds no feature.
    func feature(in folder: RelativePath) throws -> FeaturePackage? {
        guard let home = try home(in: folder) else { return nil }
        let name = folder.name
        guard let routesFolder = try? RelativePath(collapsing: expanded(\.routes, of: name, at: folder)),
            let routes = try RouteEnum(named: name + "Route", below: routesFolder, of: tree)
        else { return nil }
        return FeaturePackage(
            name: name,
            home: home,
            path: folder,
            package: home == .targets ? rootManifestFolder ?? .root : folder,
            routeEnum: routes,
            routesFolder: routesFolder,
            coordinator: expanded(\.coordinator, of: name, at: folder),
            views: expanded(\.views, of: name, at: folder),
            tests: expanded(\.tests, of: name, at: folder)
        )
    }

    /// How a feature would be kept that lies in `folder`: as a package, or as targets of the root manifest; nil where none
    /// can lie there.
    func home(in folder: RelativePath) throws(FileError) -> FeatureHome? {
        let isPackage = try tree.kind(of: folder.file(ManifestFiles.plain)) == .file
        if folder.parent == targetsFolder, hasFeaturesInRoot || !isPackage {
            return try tree.kind(of: folder.file("Sources")) == .directory ? .targets : nil
        }
        return isPackage && !hasFeaturesInRoot ? .package : nil
    }

    /// The folders of a feature's targets, as the manifest says; the usual ones where it cannot be read.
    func targetFolders(of feature: FeaturePackage) throws -> [RelativePath] {
        let sources = feature.path.file("Sources")
        if hasFeaturesInRoot { return [sources, feature.path.file("Tests")] }
        // A manifest that cannot be read is no reason to refuse a screen, which needs no change of it.
        let manifest = (try? manifest(in: feature.package)) ?? nil
        let folders = manifest?.targets.entries.compactMap { target in
            let usual = target.kind == .test ? "Tests/" + target.name : "Sources/" + target.name
            return try? feature.package.appending(target.path?.value ?? usual)
        }
        .filter { $0.isInside(feature.path) }
        guard let folders, !folders.isEmpty else {
            return try tree.entries(of: sources).map(sources.file) + [feature.path.file("Tests")]
        }
        return folders
    }

    /// Whether the target of a feature depends on a module; false where the manifest cannot be read.
    func feature(_ feature: FeaturePackage, dependsOn module: String) throws -> Bool {
        let manifest = (try? manifest(in: feature.package)) ?? nil
        let target = manifest?.targets.entries.first { $0.name == feature.name && $0.kind != .test }
        return target?.dependencies.entries.contains { $0.name == module } ?? false
    }

    /// The products of a feature, and those of its package where it is one.
    func products(of feature: FeaturePackage) throws -> [Manifest.Product] {
        let products = try manifest(in: feature.package)?.products.entries ?? []
        guard feature.home == .targets else { return products }
        let own = Set(try targets(ofPart: feature.path))
        return products.filter { product in
            !product.targets.entries.isEmpty && product.targets.entries.allSatisfy(own.contains)
        }
    }
}
