/// Which names of a screen's types a workspace leaves free.
struct ScreenNames {
    let workspace: Workspace
    let feature: FeaturePackage
    let reader: ScreenReader

    /// A screen has one place in its feature, a route of its own, and no name of a module.
    ///
    /// - Throws: `WorkspaceError.nameTaken`, `FileError`.
    func refuseTaken(_ screen: NewScreen, route: String) throws {
        let suggestion = screen.stem + (screen.suffix == "Page" ? "Overview" : "Page")
        func taken(_ owner: String, or suggestion: String) -> WorkspaceError {
            .nameTaken(screen.stem, as: .screen, owner: owner, suggestion: suggestion)
        }
        if screen.stem.lowercased() == feature.name.lowercased() {
            throw taken("it is the name of the feature's module", or: screen.stem + "Overview")
        }
        if let owner = owner(ofRoute: route, for: screen) { throw taken(owner, or: suggestion) }
        let sources = feature.path.file("Sources")
        // `URLListView` and `UrlListView` are one file on most Macs, and `urlList` is one case.
        let files = try SourceFiles(tree: workspace.tree).paths(below: sources)
        let other = files.first { path in
            path.withoutExtension != screen.view
                && path.withoutExtension.name.lowercased() == screen.view.name.lowercased()
        }
        if let other { throw taken("there is `\(other)` already", or: suggestion) }
        var types = [(name: screen.type, file: screen.view, folder: sources)]
        if case .topLevel(let name) = screen.model.name {
            types.append((name, screen.model.file ?? screen.view, sources))
        }
        types.append((screen.suite, screen.suiteFile, feature.path.file("Tests")))
        for type in types {
            guard
                let file = try SourceFiles(tree: workspace.tree).file(
                    declaring: type.name, below: type.folder, besides: type.file)
            else { continue }
            throw taken("`\(type.name)` is declared in `\(file)`", or: suggestion)
        }
        if let owner = try TakenNames(in: workspace).owner(ofTarget: screen.type, besides: .root.file(".none")) {
            throw taken("`\(screen.type)` is \(owner)", or: suggestion)
        }
    }

    /// Why the route of a screen that is not there yet is no route for it; nil where it is one.
    private func owner(ofRoute route: String, for screen: NewScreen) -> String? {
        let routes = feature.routeEnum
        if let other = reader.screens.first(where: { $0.route.lowercased() == route.lowercased() }) {
            return other.stem == screen.stem ? nil : "the route `\(other.route)` shows `\(other.type)`"
        }
        if routes.casesWithValues.contains(route) {
            // The new screen, its link and its tests would use the route without the values.
            return "`\(routes.name)` has a case `\(route)` with values, which a new screen does not have"
        }
        if reader.showsAnother(than: screen.type, for: route) {
            return "the route `\(route)` is there and does not show `\(screen.type)`"
        }
        let other = routes.cases.first { $0 != route && $0.lowercased() == route.lowercased() }
        return other.map { "`\(routes.name)` has a case `\($0)`" }
    }
}
