/// Plans `spmgen view`: a screen of a feature, its route and its branch.
struct ViewPlanner {
    let workspace: Workspace
    let catalog: Catalog
    let request: ViewRequest
    var circumstances = Circumstances()

    private var folders: [String] { request.folders.map(\.rawValue) }

    func draft() throws -> PlanDraft {
        let blueprint = try catalog.blueprint(forCommand: "view")
        let feature = try workspace.feature(named: request.feature.rawValue)
        let reader = try ScreenReader(of: feature, in: workspace.tree)
        let (name, screen) = try screen(of: feature, besides: reader.screens)
        for (option, value) in [("view", name.rawValue), ("viewType", screen.type)] {
            let other = name.rawValue + "Page"
            try blueprint.refuseReserved(value, option: option, kind: .screen, typed: name.rawValue, suggestion: other)
        }
        try ScreenNames(workspace: workspace, feature: feature, reader: reader)
            .refuseTaken(screen, route: name.caseName.bare)
        let context = BlueprintContext(
            workspace: workspace,
            featureRoot: feature.path,
            circumstances: circumstances,
            authorship: request.authorship
        )
        var bindings = try context.bindings(for: blueprint)
        bindings.overrides.merge(try values(of: screen, named: name, in: feature)) { $1 }
        let run = BlueprintRun(workspace: workspace)
        let rendering = try blueprint.render(bindings)
        do {
            try run.add(rendering, scope: .init(showsEdits: request.filesOnly))
        } catch let refusal as Refusal where refusal.diagnostics.contains(where: { $0.id == .editSiteUnclear }) {
            throw Refusal(refusal.diagnostics + [filesAlone])
        }
        try run.finish()
        let path = ([feature.name] + folders + [screen.stem]).joined(separator: "/")
        return PlanDraft(
            subject: Subject(typed: request.typed, name: path),
            notes: try missingDeclarations() + run.notes
                + (request.filesOnly ? [] : try otherSwitches(over: feature, without: name.caseName.bare)),
            next: rendering.next.map { NextCommand($0) }
        )
    }

    /// What screens need of the packages that all features share, and people have renamed or taken out there.
    private func missingDeclarations() throws -> [Diagnostic] {
        let context = BlueprintContext(workspace: workspace, featureRoot: workspace.featuresFolder)
        var notes: [Diagnostic] = []
        let feature = try catalog.blueprint(forCommand: "feature")
        for blueprint in try catalog.requirements(of: feature) where !(blueprint.scaffold?.provides ?? []).isEmpty {
            let folder = try blueprint.destination(context.bindings(for: blueprint))
            guard try workspace.tree.kind(of: folder.file("Package.swift")) == .file else { continue }
            let missing = try ProvidedDeclarations(workspace: workspace, folder: folder).missing(of: blueprint)
            guard !missing.isEmpty else { continue }
            notes.append(
                Diagnostic(
                    .requirementUnmet,
                    severity: .warning,
                    "the package `\(folder)` lacks what screens use: "
                        + missing.map { "`\($0)`" }.joined(separator: ", "),
                    at: DiagnosticLocation(file: folder.file("Package.swift").description),
                    remedy: "give the missing declarations their names back, or change what the screen uses by hand"
                )
            )
        }
        return notes
    }

    /// The way on where an edit will never find its place, because people have arranged the feature in another way.
    private var filesAlone: Diagnostic {
        Diagnostic(
            .editSiteUnclear,
            severity: .note,
            "the files of the screen can be made without the edits",
            remedy: "where a place stays unclear, make the files alone and put in by hand what is shown",
            command: ["spmgen", "view", request.typed, "--files-only"]
        )
    }

    /// The screen that is to be, with the habits of the feature's others; one that is there keeps its own.
    func screen(
        of feature: FeaturePackage,
        besides screens: [FeatureScreen]
    ) throws -> (TypeName, NewScreen) {
        let roots = try workspace.targetFolders(of: feature)
        func conventions(_ screens: [FeatureScreen]) -> ScreenConventions {
            ScreenConventions(
                of: screens,
                in: feature.path,
                roots: roots,
                usual: (views: feature.views, tests: feature.tests)
            )
        }
        var name = request.screen
        if !feature.routes.contains(name.caseName.bare),
            let stem = conventions(screens).stem(of: name.rawValue)
        {
            name = try TypeName(stem)
        }
        let others = screens.filter { $0.route != name.caseName.bare }
        let existing = screens.first { $0.route == name.caseName.bare && $0.stem == name.rawValue }
        let screen = conventions(others.isEmpty ? screens : others)
            .screen(name.rawValue, in: folders, existing: existing)
        return (name, screen)
    }

    /// The values of the blueprint's options; where the files go, relative to the feature.
    func values(
        of screen: NewScreen,
        named name: TypeName,
        in feature: FeaturePackage
    ) throws -> [String: String] {
        let package = feature.path
        let (views, folder) = split(screen.view.parent)
        var values = [
            "feature": feature.name, "view": screen.stem, "viewCase": name.caseName.declared,
            "viewKey": name.caseName.bare, "viewTitle": screen.stem,
            "routeType": feature.routeEnum.name, "routeEnum": feature.routeEnum.path,
            "viewSuffix": screen.suffix, "viewFile": screen.view.name,
            "viewsFolder": views.spelled(from: package), "viewFolder": folder,
            "viewModelInView": String(screen.model.file == nil),
            "viewModelTests": screen.suite, "testsFile": screen.suiteFile.name,
            "testsFolder": screen.suiteFile.parent.spelled(from: package),
        ]
        switch screen.model.name {
        case .nested(let name): values["viewModelName"] = name
        case .topLevel(let name):
            values.merge(["viewModelName": name, "viewModelType": name, "nestedViewModel": "false"]) { $1 }
        }
        if let file = screen.model.file {
            values["viewModelFile"] = file.name
            values["viewModelFolder"] = file.parent.spelled(from: package)
        }
        for module in workspace.layout.brings {
            values["has" + module] = String(try workspace.feature(feature, dependsOn: module))
        }
        let catalog = try StringCatalog(
            below: package.file("Sources"),
            of: workspace.tree,
            screens: feature.routes
        )
        if let catalog {
            values["stringCatalog"] = catalog.path.spelled(from: package)
            values["sourceLanguage"] = catalog.sourceLanguage
        }
        return values
    }

    /// A folder of views, and the sub-folder of it that was asked for.
    private func split(_ folder: RelativePath) -> (views: RelativePath, subfolder: String) {
        guard !folders.isEmpty else { return (folder, "") }
        let names = folder.components
        let count = names.suffix(folders.count).elementsEqual(folders) ? folders.count : folders.count + 1
        return (RelativePath.root.appending(names: names.dropLast(count)), names.suffix(count).joined(separator: "/"))
    }

    /// The exhaustive switches over the feature's routes that do not know the new one, each with its place.
    private func otherSwitches(over feature: FeaturePackage, without newCase: String) throws -> [Diagnostic] {
        guard let routes = DeclarationQuery("enum \(feature.routeEnum.path)") else { return [] }
        var folders = [feature.path, feature.routesFolder]
        if let sources = workspace.appRootSources { folders.append(sources) }
        if let root = workspace.rootManifestFolder, !workspace.hasFeaturesInRoot { folders.append(root.file("Tests")) }
        let files = try Set(folders.flatMap { try SourceFiles(tree: workspace.tree).paths(below: $0) }).sorted()
            .compactMap { path in
                try workspace.tree.contents(of: path).flatMap { bytes in
                    bytes.contains(sequence: Array("switch".utf8)) || routes.mayOccur(in: bytes)
                        ? EditedFile(path: path, contents: bytes) : nil
                }
            }
        return OtherSwitches(declares: routes, newCase: newCase).places(in: files).map { place in
            Diagnostic(
                .otherSwitches,
                severity: .warning,
                "this `switch` lists every case of \(feature.routeEnum.name), and has none for `\(newCase)`",
                at: place,
                remedy: "add a branch for `.\(newCase)`"
            )
        }
    }
}
