/// Takes a screen out of its feature: its files, its route, its branch and what belongs to them.
struct ScreenRemoval {
    let makers: Makers
    let feature: FeaturePackage
    let run: RemovalRun

    private var workspace: Workspace { makers.workspace }
    private var catalog: Catalog { makers.catalog }
    private var tree: WorkingTree { workspace.tree }

    /// Takes a screen out of a feature that stays.
    ///
    /// - Parameter isKnown: whether it is said to be a screen, and no other part of the feature.
    /// - Returns: its name, and the commands that the blueprint names to run next.
    /// - Throws: `WorkspaceError`, with the nearest name.
    func removeAlone(
        _ typed: TypeName, folders: [String], isKnown: Bool
    ) throws -> (name: String, next: [[String]]) {
        let screens = try ScreenReader(of: feature, in: tree).screens
        let wanted = typed.rawValue.lowercased()
        let existing = screens.first { screen in
            [screen.stem.lowercased(), screen.type.lowercased(), screen.route.lowercased()].contains(wanted)
                && screen.file.parent.components.suffix(folders.count).elementsEqual(folders)
        }
        let site = try self.site(of: existing?.stem ?? typed.rawValue, existing: existing, folders: folders)
        let isThere =
            try feature.routes.contains(site.route) && existing != nil
            || site.rendering.files.contains { try tree.kind(of: $0.path) == .file }
        guard isThere else {
            if !isKnown { throw try PartSearch(makers: makers, feature: feature).missing(typed) }
            let names = screens.map(\.stem)
            throw WorkspaceError.noScreen(
                typed.rawValue,
                in: feature.name,
                near: NearestName(among: names).to(typed.rawValue),
                known: names
            )
        }
        if feature.routes == [site.route] { throw Self.lastScreen(site.name, of: feature.name, in: feature.path) }
        let first = try FeatureRemoval(makers: makers, feature: feature, run: run).firstScreen()
        let gone = try remove(site, alsoMadeAs: try firstScreen(site.name))
        try refuseUses(of: gone, route: site.route, name: site.name)
        if first == site.name { run.explain(firstScreenRefusal(site.name)) }
        return (site.name, site.rendering.next)
    }

    private func firstScreenRefusal(_ name: String) -> Diagnostic {
        Diagnostic(
            .stillUsed,
            "`\(feature.name)` begins with the screen `\(name)`, and its first tests are about it",
            at: DiagnosticLocation(file: feature.path.description),
            remedy: "begin with another screen in the places below first, or keep it under another name:"
                + " `spmgen rename \(feature.name)/\(name) <Name>`"
        )
    }

    static func lastScreen(_ name: String, of feature: String, in folder: RelativePath) -> Refusal {
        Refusal(
            Diagnostic(
                .stillUsed,
                "`\(name)` is the only screen of `\(feature)`, and a feature has at least one",
                at: DiagnosticLocation(file: folder.description),
                remedy: "remove the whole feature, or add its other screen first",
                command: ["spmgen", "remove", feature]
            )
        )
    }

    /// Takes a screen out of a feature that goes as well.
    func remove(_ screen: FeatureScreen) throws {
        _ = try remove(site(of: screen.stem, existing: screen, folders: []), alsoMadeAs: [:])
    }

    /// A screen, and what `view` would make of it.
    private struct Site {
        let name: String
        let route: String
        let rendering: Rendering
    }

    private func site(of stem: String, existing: FeatureScreen?, folders: [String]) throws -> Site {
        let blueprint = try catalog.blueprint(forCommand: "view")
        let (name, bindings) = try bindings(of: stem, existing: existing, folders: folders)
        let route = existing?.route ?? CaseName(of: stem).bare
        return Site(name: name, route: route, rendering: try blueprint.render(bindings))
    }

    /// What a screen is rendered with, and with what under another name.
    func bindings(of screen: FeatureScreen, renamed new: TypeName) throws -> (Bindings, Bindings) {
        let (_, bindings) = try bindings(of: screen.stem, existing: screen, folders: [])
        var renamed = bindings
        func replaced(_ text: String) -> String {
            text.hasPrefix(screen.stem) ? new.rawValue + text.dropFirst(screen.stem.count) : text
        }
        let derived = [
            "view", "viewTitle", "viewFile", "viewModelTests", "testsFile", "viewModelType", "viewModelFile",
        ]
        for key in derived { renamed.overrides[key] = renamed.overrides[key].map(replaced) }
        // One that is nested in the view has no name of its own.
        if let name = bindings.overrides["viewModelName"], name != "ViewModel" {
            renamed.overrides["viewModelName"] = replaced(name)
        }
        for key in ["viewsFolder", "viewModelFolder", "testsFolder"] {
            guard let path = bindings.overrides[key] else { continue }
            var folder = feature.path
            let names = try path.split(separator: "/").map(String.init).map { name in
                folder = folder.file(name)
                return try isOwn(folder, of: screen) ? replaced(name) : name
            }
            renamed.overrides[key] = names.joined(separator: "/")
        }
        renamed.overrides["viewKey"] = new.caseName.bare
        renamed.overrides["viewCase"] = new.caseName.declared
        return (bindings, renamed)
    }

    /// Whether a folder has its name from a screen, and nothing in it but that screen's files.
    private func isOwn(_ folder: RelativePath, of screen: FeatureScreen) throws -> Bool {
        guard [screen.stem, screen.type].contains(folder.name) else { return false }
        let files = try tree.filesOfWork(below: folder)
        return !files.isEmpty && files.allSatisfy { $0.name.hasPrefix(screen.stem) }
    }

    private func bindings(
        of stem: String,
        existing: FeatureScreen?,
        folders: [String]
    ) throws -> (name: String, Bindings) {
        let blueprint = try catalog.blueprint(forCommand: "view")
        let name = try TypeName(stem)
        let request = ViewRequest(
            typed: stem,
            feature: try ModuleName(feature.name),
            folders: existing == nil ? try folders.map { folder in try TypeName(folder, as: .folder) } : [],
            screen: name
        )
        let planner = ViewPlanner(workspace: workspace, catalog: catalog, request: request)
        let screens = try ScreenReader(of: feature, in: tree).screens
        var screen = try planner.screen(of: feature, besides: screens).1
        if let existing { screen.view = existing.file.withoutExtension }
        var bindings = try makers.context(of: feature).bindings(for: blueprint)
        bindings.overrides.merge(try planner.values(of: screen, named: name, in: feature)) { $1 }
        let route = existing?.route ?? name.caseName.bare
        bindings.overrides["viewKey"] = route
        bindings.overrides["viewCase"] = Keywords.quoted(route)
        return (screen.stem, bindings)
    }

    /// The files as `feature` makes them for its first screen.
    private func firstScreen(_ name: String) throws -> [RelativePath: [[UInt8]]] {
        try FeatureRenderings(makers, feature, view: name).files
    }

    /// - Returns: the files that go.
    private func remove(_ site: Site, alsoMadeAs others: [RelativePath: [[UInt8]]]) throws -> [RelativePath] {
        try files.remove(site.rendering, alsoMadeAs: others)
    }

    private var files: RenderingRemoval { RenderingRemoval(workspace: workspace, run: run) }

    private func refuseUses(of gone: [RelativePath], route: String, name: String) throws {
        let others = Set(feature.routes).subtracting([route])
        var subjects: [RemainingUses.Subject] = []
        if feature.routes.contains(route) {
            subjects.append(.enumCase(route, of: feature.routeEnum.name, among: others))
        }
        subjects += try gone.flatMap { path in try files.typeNames(in: path) }.map { .type($0) }
        var folders = [feature.path, workspace.host(of: feature.name).path]
        folders += try workspace.dependents(of: feature)
        if workspace.hasFeaturesInRoot {
            folders += [workspace.appRootSources].compactMap { $0 }
        } else if feature.home == .targets {
            folders += workspace.rootFolders
        }
        // Where the routes of all are in one package, any feature may name those of another.
        if !feature.routesFolder.isInside(feature.path) {
            folders += try workspace.packageFolders().filter { !$0.isRoot }
        }
        let uses = try RemainingUses(
            below: folders, in: workspace, mentioning: subjects,
            own: [feature.path, workspace.host(of: feature.name).path])
        run.refuse(uses.diagnostics(of: subjects, besides: feature.name + "/" + name))
    }
}

extension Workspace {
    /// The packages that depend on the one in a folder by path.
    func dependents(of folder: RelativePath) throws -> [RelativePath] {
        try packageFolders().filter { package in
            guard package != folder, let manifest = (try? manifest(in: package)) ?? nil else { return false }
            return manifest.localPaths.contains { package.resolving($0) == folder }
        }
    }

    /// The packages that depend on a feature: on its package, or on one of its products in the root's.
    func dependents(of feature: FeaturePackage) throws -> [RelativePath] {
        let all = try dependents(of: feature.package)
        guard feature.home == .targets else { return all }
        let names = Set(try products(of: feature).map(\.name))
        return try all.filter { package in
            try manifest(in: package)?.targets.entries.flatMap(\.dependencies.entries).contains { entry in
                names.contains(entry.name)
            } ?? false
        }
    }

    /// The folders of the code that the root manifest has besides features.
    var rootFolders: [RelativePath] {
        guard let root = rootManifestFolder else { return [] }
        return hasFeaturesInRoot ? [root] : [root.file("Sources"), root.file("Tests")]
    }
}
