/// Plans `spmgen view`: a screen of a feature, its route and its branch.
struct ViewPlanner {
    let workspace: Workspace
    let catalog: Catalog
    let request: ViewRequest

    private var screen: String { request.screen.rawValue }

    func draft() throws -> PlanDraft {
        let blueprint = try catalog.blueprint(forCommand: "view")
        try blueprint.refuseReserved(screen, option: "view", kind: .screen, typed: screen)
        let feature = try workspace.feature(named: request.feature.rawValue)
        try refuseTakenNames(in: feature)
        let context = BlueprintContext(workspace: workspace, featureRoot: feature.path)
        let screenCase = request.screen.caseName
        var bindings = try context.bindings()
        bindings.overrides.merge([
            "feature": feature.name, "view": screen, "viewCase": screenCase.declared, "viewKey": screenCase.bare,
            "viewTitle": screen, "viewFolder": request.folders.map(\.rawValue).joined(separator: "/"),
        ]) { $1 }
        let run = BlueprintRun(workspace: workspace)
        try run.add(try blueprint.render(bindings), scope: .init(showsEdits: request.filesOnly))
        try run.finish()
        let path = ([feature.name] + request.folders.map(\.rawValue) + [screen]).joined(separator: "/")
        return PlanDraft(
            subject: Outcome.Subject(typed: request.typed, name: path),
            notes: run.notes + (request.filesOnly ? [] : try otherSwitches(over: feature)),
            next: [["swift", "test", "--package-path", .path(feature.path)]]
        )
    }

    /// The exhaustive switches over the feature's routes that do not know the new one, each with its place.
    private func otherSwitches(over feature: FeaturePackage) throws -> [Diagnostic] {
        guard let routes = DeclarationQuery("enum \(feature.name)Route") else { return [] }
        var folders = [feature.path]
        if let root = workspace.rootManifestFolder { folders += [root.file("Sources"), root.file("Tests")] }
        let files = try Set(folders.flatMap { try SourceFiles(tree: workspace.tree).paths(below: $0) }).sorted()
            .compactMap { path in
                try workspace.tree.contents(of: path).flatMap { bytes in
                    bytes.contains(sequence: Array("switch".utf8)) || routes.mayOccur(in: bytes)
                        ? EditedFile(path: path, contents: bytes) : nil
                }
            }
        let screenCase = request.screen.caseName
        return OtherSwitches(declares: routes, newCase: screenCase.bare).places(in: files).map { place in
            Diagnostic(
                .otherSwitches,
                severity: .warning,
                "this `switch` lists every case of \(feature.name)Route, and has none for `\(screenCase.bare)`",
                at: place,
                remedy: "add a branch for `.\(screenCase.bare)`"
            )
        }
    }

    /// A screen has one place in its feature, and no name of a module.
    private func refuseTakenNames(in feature: FeaturePackage) throws {
        let suggestion = screen + "Page"
        if screen.lowercased() == feature.name.lowercased() {
            throw WorkspaceError.nameTaken(
                screen,
                as: .screen,
                owner: "it is the name of the feature's module",
                suggestion: screen + "Overview"
            )
        }
        let type = screen + "View"
        let folder = (["Sources", "Main", "Views"] + request.folders.map(\.rawValue)).joined(separator: "/")
        let own = try feature.path.appending(folder).file(type + ".swift")
        let sources = SourceFiles(tree: workspace.tree)
        for file in try sources.files(below: feature.path.file("Sources"), mentioning: type) where file.path != own {
            let declares = CodeBlock(file.tree).declarations.contains { declaration in
                declaration.kind.hasMembers && declaration.kind != .extension && declaration.name == type
            }
            guard declares else { continue }
            throw WorkspaceError.nameTaken(
                screen,
                as: .screen,
                owner: "`\(type)` is declared in `\(file.path)`",
                suggestion: suggestion
            )
        }
        if let owner = try TakenNames(in: workspace).owner(ofTarget: type, besides: .root.file(".none")) {
            throw WorkspaceError.nameTaken(screen, as: .screen, owner: "`\(type)` is \(owner)", suggestion: suggestion)
        }
    }
}
