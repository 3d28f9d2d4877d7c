/// Plans `spmgen manifest add-…`: an edit of one manifest.
struct ManifestPlanner {
    let workspace: Workspace
    /// That of the manifest.
    let folder: RelativePath
    let request: ManifestRequest
    /// What earlier runs have changed here; nil where nothing is kept.
    let history: UndoLog?

    func draft() throws -> PlanDraft {
        var edits = EditRun(workspace: workspace, rendered: [:])
        try edits.change(folder.file(ManifestFiles.plain), [request.change])
        if request.change.isRemoval { try PastChanges(history).restoreManifests(workspace.tree) }
        return PlanDraft(notes: edits.notes, next: next)
    }

    /// The folder that a new target needs, which an edit of the manifest alone does not make.
    private var next: [NextCommand] {
        guard case .addTarget(let target) = request.change, target.url == nil, target.kind != .binary else { return [] }
        let usual = "\(target.kind == .test ? "Tests" : "Sources")/\(target.name)"
        guard let sources = try? RelativePath(target.path ?? usual) else { return [] }
        return [["mkdir", "-p", .path(folder.appending(sources))]]
    }
}
