/// Plans `spmgen remove`: the inverse of `feature`, `view`, `model` and `service`, edits included.
struct RemovalPlanner {
    let workspace: Workspace
    let catalog: Catalog
    let request: RemoveRequest
    let circumstances: Circumstances
    /// What earlier runs have changed here; nil where nothing is kept.
    let history: UndoLog?

    private var makers: Makers { Makers(workspace: workspace, catalog: catalog, circumstances: circumstances) }

    func draft() throws -> PlanDraft {
        if let neighbour = try NeighbourFeature(named: request.feature.rawValue, in: workspace) {
            return try draft(neighbour)
        }
        let run = RemovalRun(workspace: workspace, keepsEdited: request.keepsEdited)
        let feature: FeaturePackage
        do {
            feature = try workspace.feature(named: request.feature.rawValue)
        } catch let error as WorkspaceError {
            guard request.screen == nil, let draft = try removePart(run) else { throw error }
            return draft
        }
        var draft = PlanDraft()
        if request.isWidget {
            try WidgetRemoval(makers: makers, feature: feature, run: run).remove()
            draft.subject = Subject(typed: request.typed, name: feature.name)
            return try finished(draft, run)
        }
        if let screen = request.screen {
            let part = try part(of: feature, makers)
            if part != .view {
                let name = try TypeName(request.leaf, as: part.nameKind)
                draft.next = try PartRemoval(makers: makers, feature: feature, run: run).remove(part, named: name)
                draft.subject = Subject(typed: request.typed, name: feature.name + "/" + name.rawValue)
                return try finished(draft, run)
            }
            let removal = ScreenRemoval(makers: makers, feature: feature, run: run)
            let (name, next) = try removal.removeAlone(
                screen, folders: request.folders.map(\.rawValue), isKnown: request.part != nil)
            draft.subject = Subject(typed: request.typed, name: feature.name + "/" + name)
            draft.next = makers.tests(in: feature.path, next)
        } else {
            let next = try FeatureRemoval(makers: makers, feature: feature, run: run).remove()
            draft.subject = Subject(typed: request.typed, name: feature.name)
            if workspace.hasSharedRoutes {
                // What builds for phones alone is tested as a whole, in a simulator.
                draft.next = next.map { words in NextCommand(words.filter { !$0.hasPrefix("-only-testing:") }) }
            } else if let root = workspace.rootManifestFolder {
                draft.next = [["swift", "build", "--package-path", .path(root)]]
            }
        }
        return try finished(draft, run)
    }

    private func part(of feature: FeaturePackage, _ makers: Makers) throws -> FeaturePart {
        if let part = request.part { return part }
        return try PartSearch(makers: makers, feature: feature)
            .part(meantBy: request.typed, command: ["spmgen", "remove", request.typed]) ?? .view
    }

    private func finished(_ draft: PlanDraft, _ run: RemovalRun) throws -> PlanDraft {
        try run.finish()
        try PastChanges(history).restore(workspace.tree, besides: run.stillUsed, madeBy: isInverse)
        var draft = draft
        draft.notes = run.notes
        return draft
    }

    private func draft(_ feature: NeighbourFeature) throws -> PlanDraft {
        let run = RemovalRun(workspace: workspace, keepsEdited: request.keepsEdited)
        let removal = NeighbourRemoval(feature: feature, catalog: catalog, run: run)
        let module = feature.module
        var draft = PlanDraft()
        if let screen = request.screen {
            let name = try removal.remove(screen)
            draft.subject = Subject(typed: request.typed, name: module.stem + "/" + name)
            draft.next = [["swift", "test", "--package-path", .path(module.package)]]
        } else {
            try removal.remove()
            draft.subject = Subject(typed: request.typed, name: module.stem)
            let packages = module.home == .targets ? [module.package] : feature.wired.keys.sorted()
            draft.next = packages.map { ["swift", "build", "--package-path", .path($0)] }
        }
        return try finished(draft, run)
    }

    /// Takes out what is no feature: a foundation, or the host or the widget of a feature by its own name.
    private func removePart(_ run: RemovalRun) throws -> PlanDraft? {
        let name = request.feature.rawValue
        var draft = PlanDraft()
        if let module = try workspace.sharedModule(named: name) {
            try SharedRemoval(makers: makers, module: module, run: run).remove()
            draft.subject = Subject(typed: request.typed, name: module.name)
        } else if let host = try workspace.hosts().first(where: { $0.name.lowercased() == name.lowercased() }) {
            let feature = try workspace.feature(named: host.feature)
            try HostRemoval(makers: makers, feature: feature, run: run).remove()
            draft.subject = Subject(typed: request.typed, name: host.name)
        } else if let widget = try workspace.widget(named: name) {
            let feature = try workspace.feature(named: widget.feature)
            try WidgetRemoval(makers: makers, feature: feature, run: run).remove()
            draft.subject = Subject(typed: request.typed, name: widget.name)
        } else {
            return nil
        }
        return try finished(draft, run)
    }

    /// Whether a command made what this one takes out.
    private func isInverse(_ command: [String]) -> Bool {
        guard command.count > 2 else { return false }
        switch (command[1], request.screen) {
        case ("feature", nil) where !request.isWidget, ("widget", nil) where request.isWidget,
            ("shared", nil) where !request.isWidget:
            return (try? ModuleName(command[2], as: .package)) == request.feature
        case ("view", let screen?):
            let path = try? ScreenPath(command[2])
            return path?.feature == request.feature && path?.screen == screen
        case ("model", _?), ("service", _?):
            guard let part = FeaturePart(rawValue: command[1]) else { return false }
            let path = try? PartPath(command[2], as: part.nameKind)
            return path?.feature == request.feature
                && path?.name == (try? TypeName(request.leaf, as: part.nameKind))
        default: return false
        }
    }
}
