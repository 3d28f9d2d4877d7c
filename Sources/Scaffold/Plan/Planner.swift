/// Makes the plan of a request: the blueprint's files and edits against the workspace as it is.
struct Planner {
    let workspace: Workspace
    let catalog: Catalog
    let circumstances: Circumstances
    let site: PlanSite
    /// Where the run was started, for the paths of templates.
    let directory: AbsolutePath
    let command: [String]
    /// What earlier runs have changed here; nil where nothing is kept.
    var history: UndoLog?

    /// - Throws: what a stage refuses, as a `DiagnosticError`; all conflicts at once.
    func plan(_ request: Request) throws -> Planned {
        // Paths are told as seen from the folder that is locked, like those of the changes.
        let folder = workspace.root.relative(to: site.root) ?? .root
        do {
            let draft = try draft(of: request)
            let notes = draft.notes.map { $0.moved(into: folder) }
            let next = try draft.next.map { try fitting($0, of: draft.subject) }
            return Planned(plan: try plan(draft, folder), subject: draft.subject, diagnostics: notes, next: next)
        } catch let error as any DiagnosticError where !folder.isRoot {
            throw Refusal(error.diagnostics.map { $0.moved(into: folder) })
        }
    }

    private func draft(of request: Request) throws -> PlanDraft {
        switch request {
        case .initialize(let request):
            return try InitPlanner(
                workspace: workspace,
                catalog: catalog,
                request: request,
                circumstances: circumstances
            )
            .draft()
        case .conventions:
            return try ConventionsPlanner(workspace: workspace).draft()
        case .feature(let request):
            if let neighbourhood = try Neighbourhood(of: request, in: workspace) {
                return try NeighbourFeaturePlanner(neighbourhood, catalog: catalog, request: request).draft()
            }
            return try FeaturePlanner(
                workspace: workspace,
                catalog: catalog,
                request: request,
                circumstances: circumstances
            )
            .draft()
        case .view(let request):
            if let planner = try NeighbourViewPlanner(workspace: workspace, catalog: catalog, request: request) {
                return try planner.draft()
            }
            return try ViewPlanner(
                workspace: workspace,
                catalog: catalog,
                request: request,
                circumstances: circumstances
            )
            .draft()
        case .part(let request):
            if let planner = try NeighbourPartPlanner(workspace: workspace, catalog: catalog, request: request) {
                return try planner.draft()
            }
            return try PartPlanner(
                workspace: workspace,
                catalog: catalog,
                request: request,
                circumstances: circumstances
            )
            .draft()
        case .shared(let request):
            return try SharedPlanner(
                workspace: workspace,
                catalog: catalog,
                request: request,
                circumstances: circumstances,
                isStandalone: site.root != workspace.root
            )
            .draft()
        case .host(let request):
            let makers = Makers(workspace: workspace, catalog: catalog, circumstances: circumstances)
            return try HostPlanner(makers: makers, request: request).draft()
        case .remove(let request):
            let planner = RemovalPlanner(
                workspace: workspace,
                catalog: catalog,
                request: request,
                circumstances: circumstances,
                history: history
            )
            return try ofWhatIsThere(and: modules) { try planner.draft() }
        case .rename(let request):
            let makers = Makers(workspace: workspace, catalog: catalog, circumstances: circumstances)
            let planner = RenamePlanner(makers: makers, request: request, history: history)
            return try ofWhatIsThere(and: modules) { try planner.draft() }
        case .widget(let request):
            return try WidgetPlanner(
                workspace: workspace,
                catalog: catalog,
                request: request,
                circumstances: circumstances
            )
            .draft()
        case .dependency(let request):
            let planner = DependencyPlanner(workspace: workspace, request: request)
            return try ofWhatIsThere { try planner.draft() }
        case .manifest(let request):
            return try ManifestPlanner(
                workspace: workspace,
                folder: site.manifestFolder,
                request: request,
                history: history
            )
            .draft()
        case .template(let request):
            return try TemplatePlanner(
                workspace: workspace,
                catalog: catalog,
                circumstances: circumstances,
                request: request,
                blueprint: catalog.blueprint(of: request, from: directory, files: workspace.tree.files),
                destination: site.destination,
                place: site.bareName
            )
            .draft()
        case .apply, .undo:
            throw PlanError(.invalid("a plan that is there already is not made again"))
        case .export(let request):
            return try ExportPlanner(
                workspace: workspace,
                blueprints: catalog.blueprints(
                    called: request.templates,
                    from: directory,
                    files: workspace.tree.files
                ),
                destination: site.destination
            )
            .draft()
        }
    }

    /// What the draft changes, as seen from the folder that is locked.
    ///
    /// - Parameter folder: the workspace, as seen from there.
    private func plan(_ draft: PlanDraft, _ folder: RelativePath) throws -> Plan {
        let reads = workspace.tree.reads.map { (folder.appending($0), $1) }
        return Plan(
            command: command,
            workspace: site.root,
            changes: try (workspace.tree.changes() + draft.changes).map { $0.moved(into: folder) },
            reads: Dictionary(uniqueKeysWithValues: reads)
        )
    }
}

/// What one kind of request came to; the files it writes are drafted in the workspace's tree.
struct PlanDraft {
    var subject: Subject?
    var notes: [Diagnostic] = []
    var next: [NextCommand] = []
    /// Changes that the tree does not know: of whole bundles, where files go as well.
    var changes: [Change] = []
}

extension Planner {
    /// Whoever changes a feature that is not there is not told to make it first.
    ///
    /// - Parameter others: what else could have been meant.
    private func ofWhatIsThere(
        and others: () throws -> [String] = { [] },
        _ plan: () throws -> PlanDraft
    ) throws -> PlanDraft {
        do { return try plan() } catch WorkspaceError.noFeature(let name, nil, let known) {
            let others = try others()
            throw WorkspaceError.noFeatureToChange(
                name,
                near: NearestName(among: others).to(name),
                known: known + others
            )
        }
    }

    private func modules() throws -> [String] { try workspace.sharedModules().map(\.name) }
}
