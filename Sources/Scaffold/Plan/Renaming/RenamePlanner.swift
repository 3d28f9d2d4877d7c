/// Plans `spmgen rename`: of a feature or a screen, with every reference in the workspace.
///
/// What is as spmgen writes it for the old name becomes what it writes for the new one; names in code are replaced by
/// syntax; all else that holds the old name is listed and left alone.
struct RenamePlanner {
    let makers: Makers
    let request: RenameRequest
    /// What earlier runs have changed here; nil where nothing is kept.
    var history: UndoLog?

    var repeated: RepeatedRename { RepeatedRename(request: request, history: history) }

    var workspace: Workspace { makers.workspace }

    func draft() throws -> PlanDraft {
        var draft = try planned()
        if makers.workspace.tree.drafts.isEmpty, let note = repeated.doubt { draft.notes.append(note) }
        return draft
    }

    private func planned() throws -> PlanDraft {
        if let draft = try NeighbourRenaming(makers: makers, request: request, repeated: repeated)?.draft() {
            return draft
        }
        guard let screen = request.screen else { return try renameFeature() }
        let feature = try workspace.feature(named: request.feature.rawValue)
        let part = try request.part ?? part(meantIn: feature)
        guard part != .view else { return try rename(screen, of: feature) }
        return try rename(part, named: TypeName(request.leaf, as: part.nameKind), of: feature)
    }

    // MARK: A feature

    private func renameFeature() throws -> PlanDraft {
        let feature: FeaturePackage
        do {
            feature = try workspace.feature(named: request.feature.rawValue)
        } catch let error as WorkspaceError {
            if let module = try workspace.sharedModule(named: request.feature.rawValue) {
                return try rename(module, to: try ModuleName(request.newTyped, as: .package))
            }
            let new = try ModuleName(request.newTyped, as: .package)
            let known = try workspace.features().map(\.name) + workspace.sharedModules().map(\.name)
            guard known.contains(new.rawValue), new != request.feature,
                repeated.isMeant(request.feature.rawValue, as: new.rawValue, among: known)
            else { throw error }
            return PlanDraft(subject: Subject(typed: request.newTyped, name: new.rawValue))
        }
        let new = try ModuleName(request.newTyped)
        guard feature.name != new.rawValue else {
            return PlanDraft(subject: Subject(typed: request.newTyped, name: new.rawValue))
        }
        let folder = feature.path.parent.file(new.rawValue)
        let first = try firstScreen(of: feature)
        let blueprint = try makers.catalog.blueprint(forCommand: "feature")
        try blueprint.refuseReserved(new.rawValue, option: "feature", kind: .feature, typed: request.newTyped)
        let view = first == feature.name ? new.rawValue : first
        if first == feature.name {
            try blueprint.refuseReserved(view, option: "view", kind: .feature, typed: request.newTyped)
        }
        let renderings = try FeatureRenderings(makers, feature, view: first)
        var pairs = NamePairs()
        try addParts(of: feature, renamed: new, in: folder, to: &pairs)
        var next: [[String]] = []
        for bindings in renderings.bindings {
            var renamed = bindings
            renamed.overrides["feature"] = new.rawValue
            renamed.overrides["featureTitle"] = new.rawValue
            renamed.overrides["featureCase"] = new.caseName.declared
            renamed.overrides["featureKey"] = new.caseName.bare
            renamed.folders["FEATURE_ROOT"] = folder
            let viewCase = CaseName(of: view)
            renamed.overrides["view"] = view
            renamed.overrides["viewCase"] = viewCase.declared
            renamed.overrides["viewKey"] = viewCase.bare
            let rendering = try blueprint.render(renamed)
            next = rendering.next
            pairs.add(try blueprint.render(bindings), rendering)
        }
        let host = try addHost(of: feature, to: &pairs, renamed: new, first: (first, view), in: folder)
        try addPages(
            naming: AppPages.Example(ModuleName(feature.name), screen: first),
            renamed: AppPages.Example(new, screen: view),
            to: &pairs
        )
        let old = CaseName(of: first).bare
        pairs.add(feature.routeEnum.name, old, CaseName(of: view).bare, isCase: true, hasValues: false)
        var renamed = try RenamedFeature(feature, in: workspace)
        if let host { renamed.companions[host] = workspace.host(of: new.rawValue).path }
        let notes = try addWidget(of: feature, to: &pairs, renamed: new, in: folder, &renamed)
        let run = RenameRun(
            workspace: workspace,
            feature: renamed,
            pairs: pairs,
            newFolder: folder,
            name: feature.name,
            newName: new.rawValue
        )
        try run.refuseTaken(identity: new.rawValue)
        try run.rename(targets: true)
        return PlanDraft(
            subject: Subject(typed: request.newTyped, name: new.rawValue),
            notes: run.notes + notes,
            next: makers.tests(in: folder, next)
        )
    }

    private func addPages(
        naming old: AppPages.Example,
        renamed new: AppPages.Example,
        to pairs: inout NamePairs
    ) throws {
        for (path, lines) in try AppPages(makers: makers).lines(from: old, to: new) {
            pairs.add(path, as: path, texts: lines)
        }
    }

    // MARK: A foundation

    private func rename(_ module: SharedModule, to new: ModuleName) throws -> PlanDraft {
        let subject = Subject(typed: request.newTyped, name: new.rawValue)
        guard module.name != new.rawValue else { return PlanDraft(subject: subject) }
        let renderings = try SharedRenderings(makers, module)
        try refuseNeeded(module)
        let blueprint = renderings.blueprint
        try blueprint.refuseReserved(new.rawValue, option: "name", kind: .package, typed: request.newTyped)
        let folder = module.path.parent.file(new.rawValue)
        var pairs = NamePairs()
        var next: [[String]] = []
        for bindings in renderings.bindings {
            var renamed = bindings
            renamed.overrides["name"] = new.rawValue
            renamed.overrides["nameCase"] = new.caseName.declared
            renamed.overrides["nameKey"] = new.caseName.bare
            renamed.folders["FEATURE_ROOT"] = folder
            if let bundle = bindings.overrides["bundleName"] {
                renamed.overrides["bundleName"] = String(bundle.dropLast(module.name.count)) + new.rawValue
            }
            let rendering = try blueprint.render(renamed)
            next = rendering.next
            pairs.add(try blueprint.render(bindings), rendering)
        }
        let run = RenameRun(
            workspace: workspace,
            feature: try RenamedFeature(module, in: workspace),
            pairs: pairs,
            newFolder: folder,
            name: module.name,
            newName: new.rawValue
        )
        try run.refuseTaken(identity: new.rawValue)
        try run.rename(targets: true)
        return PlanDraft(subject: subject, notes: run.notes, next: next.map { NextCommand($0) })
    }

    /// What every feature is made to use keeps its name: the next one would bring it along again.
    private func refuseNeeded(_ module: SharedModule) throws {
        let catalog = makers.catalog
        let required = try catalog.blueprint(forCommand: "feature").scaffold?.requires ?? []
        let isRequired = try required.contains { name in
            guard name.split(separator: "/").last.map(String.init) == module.name else { return false }
            let provided = ProvidedDeclarations(workspace: workspace, folder: module.path)
            return try provided.missing(of: try catalog.blueprint(named: name)).isEmpty
        }
        guard isRequired || workspace.layout.brings.contains(module.name) else { return }
        throw Refusal(
            Diagnostic(
                .requirementUnmet,
                "`\(module.name)` keeps its name: every new feature is made to use it",
                remedy: "leave it as it is, or rename it and the next feature's use of it by hand"
            )
        )
    }

    private func firstScreen(of feature: FeaturePackage) throws -> String {
        let run = RemovalRun(workspace: workspace, keepsEdited: false)
        return try FeatureRemoval(makers: makers, feature: feature, run: run).firstScreen()
    }

    // MARK: A screen

    private func rename(_ typed: TypeName, of feature: FeaturePackage) throws -> PlanDraft {
        let new = try TypeName(request.newTyped)
        let screens = try ScreenReader(of: feature, in: workspace.tree).screens
        let wanted = typed.rawValue.lowercased()
        let subject = Subject(typed: request.newTyped, name: feature.name + "/" + new.rawValue)
        let found = screens.first { screen in
            [screen.stem.lowercased(), screen.type.lowercased(), screen.route.lowercased()].contains(wanted)
        }
        guard let screen = found else {
            let names = screens.map(\.stem)
            if names.contains(new.rawValue), repeated.isMeant(typed.rawValue, as: new.rawValue, among: names) {
                return PlanDraft(subject: subject)
            }
            guard request.part != nil else { throw try PartSearch(makers: makers, feature: feature).missing(typed) }
            throw WorkspaceError.noScreen(
                typed.rawValue,
                in: feature.name,
                near: NearestName(among: names).to(typed.rawValue),
                known: names
            )
        }
        guard screen.stem != new.rawValue else { return PlanDraft(subject: subject) }
        try refuseTaken(new, besides: screens.filter { $0.route != screen.route })
        let removal = ScreenRemoval(
            makers: makers,
            feature: feature,
            run: RemovalRun(workspace: workspace, keepsEdited: false)
        )
        let blueprint = try makers.catalog.blueprint(forCommand: "view")
        for (option, value) in [("view", new.rawValue), ("viewType", new.rawValue + screen.suffix)] {
            try blueprint.refuseReserved(value, option: option, kind: .screen, typed: request.newTyped)
        }
        var pairs = NamePairs()
        var next: [[String]] = []
        let route = new.caseName.bare
        let first = try firstScreen(of: feature)
        if first == screen.stem {
            let featureBlueprint = try makers.catalog.blueprint(forCommand: "feature")
            for bindings in try FeatureRenderings(makers, feature, view: first).bindings {
                var renamed = bindings
                renamed.overrides["view"] = new.rawValue
                renamed.overrides["viewCase"] = new.caseName.declared
                renamed.overrides["viewKey"] = route
                let rendering = try featureBlueprint.render(renamed)
                next = rendering.next
                pairs.add(try featureBlueprint.render(bindings), rendering)
            }
            let name = try ModuleName(feature.name)
            try addPages(
                naming: AppPages.Example(name, screen: first),
                renamed: AppPages.Example(name, screen: new.rawValue),
                to: &pairs
            )
        } else {
            let (bindings, renamed) = try removal.bindings(of: screen, renamed: new)
            let rendering = try blueprint.render(renamed)
            next = rendering.next
            pairs.add(try blueprint.render(bindings), rendering)
        }
        try addHost(of: feature, to: &pairs, screen: (screen.route, route))
        pairs.add(feature.routeEnum.name, screen.route, route, isCase: true, hasValues: false)
        let run = RenameRun(
            workspace: workspace,
            feature: try RenamedFeature(feature, in: workspace),
            pairs: pairs,
            newFolder: feature.path,
            // What has the feature's name, too, says little about the screen.
            name: screen.stem == feature.name ? screen.type : screen.stem,
            newName: new.rawValue
        )
        try run.refuseTaken(identity: nil)
        try run.rename(targets: false)
        return PlanDraft(
            subject: subject,
            notes: run.notes,
            next: makers.tests(in: feature.path, next)
        )
    }

    /// A screen has a route of its own, in whatever case that is written.
    private func refuseTaken(_ new: TypeName, besides others: [FeatureScreen]) throws {
        let route = new.caseName.bare.lowercased()
        if let other = others.first(where: { $0.route.lowercased() == route }) {
            throw WorkspaceError.nameTaken(
                new.rawValue,
                as: .screen,
                owner: "the route `\(other.route)` shows `\(other.type)`",
                suggestion: new.rawValue + "Page"
            )
        }
    }
}
