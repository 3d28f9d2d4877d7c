/// Makes the plan of a request: the blueprint's files and edits against the workspace as it is.
struct Planner {
    let workspace: Workspace
    let catalog: Catalog
    let command: [String]
    /// The folder of the package whose manifest is edited, for the commands that do only that.
    var manifestFolder = RelativePath.root

    /// - Throws: what a stage refuses, as a `DiagnosticError`; all conflicts at once.
    func plan(_ request: Request) throws -> Planned {
        let draft: PlanDraft
        switch request {
        case .initialize(let request):
            draft = try InitPlanner(workspace: workspace, catalog: catalog, request: request).draft()
        case .feature(let request):
            draft = try FeaturePlanner(workspace: workspace, catalog: catalog, request: request).draft()
        case .view(let request):
            draft = try ViewPlanner(workspace: workspace, catalog: catalog, request: request).draft()
        case .manifest(let request):
            draft = try ManifestPlanner(workspace: workspace, folder: manifestFolder, request: request).draft()
        }
        return Planned(plan: try plan(of: request), subject: draft.subject, diagnostics: draft.notes, next: draft.next)
    }

    /// What the drafted files change; of a new workspace as seen from the folder that it is made in.
    private func plan(of request: Request) throws -> Plan {
        let tree = workspace.tree
        guard case .initialize = request else {
            return Plan(command: command, workspace: workspace.root, changes: try tree.changes(), reads: tree.reads)
        }
        let folder = RelativePath.root.file(workspace.root.name)
        return Plan(
            command: command,
            workspace: workspace.root.parent,
            changes: try tree.changes().map { $0.moved(into: folder) },
            reads: Dictionary(uniqueKeysWithValues: tree.reads.map { (folder.appending($0), $1) })
        )
    }
}

/// What one kind of request came to; the files it writes are drafted in the workspace's tree.
struct PlanDraft {
    var subject: Subject?
    var notes: [Diagnostic] = []
    var next: [NextCommand] = []
}
