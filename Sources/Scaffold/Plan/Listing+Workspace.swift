extension Listing {
    /// - Parameter makers: how models and services are known, which nothing records.
    init(_ makers: Makers, templates: Catalog) throws {
        let workspace = makers.workspace
        let routed = try workspace.features()
        var listed = try routed.map { feature in
            let shown = try ScreenReader(of: feature, in: workspace.tree).screens
            let screens = feature.routes.map { route in
                shown.first { $0.route == route }?.stem ?? Words.upperCamelCase(route)
            }
            let search = PartSearch(makers: makers, feature: feature)
            return Feature(
                name: feature.name,
                path: feature.path.description,
                screens: screens,
                models: try search.shownNames(of: .model),
                services: try search.shownNames(of: .service)
            )
        }
        for module in try FeatureModules(of: workspace).features
        where !routed.contains(where: { $0.path == module.folder }) {
            let screens = try ModuleSources(of: module, in: workspace.tree).screens.map(\.stem)
            listed.append(
                Feature(
                    name: module.stem,
                    path: module.folder.description,
                    screens: screens,
                    models: try PartSample.all(.model, in: module, of: workspace.tree),
                    services: try PartSample.all(.service, in: module, of: workspace.tree)
                )
            )
        }
        features = listed.sorted { ($0.path, $0.name) < ($1.path, $1.name) }
        packages = try workspace.packageFolders().map { folder in
            let name = (try? workspace.manifest(in: folder))??.name?.value
            return Package(name: name ?? (folder.isRoot ? workspace.root.name : folder.name), path: folder.description)
        }
        shared = try workspace.sharedModules().map { Shared(name: $0.name, path: $0.path.description) }
        hosts = try workspace.hosts().map { Host(name: $0.name, path: $0.path.description, feature: $0.feature) }
        let names = Set(features.map(\.name))
        widgets = try workspace.widgets().map { widget in
            let feature = names.contains(widget.feature) ? widget.feature : nil
            return Widget(name: widget.name, path: widget.path.description, feature: feature)
        }
        self.templates = try templates.entries().map(Template.init)
    }
}

extension Listing.Template {
    init(_ entry: Catalog.Entry) {
        self.init(name: entry.name, category: entry.category, command: entry.command, path: entry.path)
    }
}
