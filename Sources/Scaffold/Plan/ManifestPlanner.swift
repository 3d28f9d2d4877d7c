/// Plans `spmgen manifest add-…`: an edit of one manifest.
struct ManifestPlanner {
    let workspace: Workspace
    let request: ManifestRequest

    func draft() throws -> PlanDraft {
        var edits = EditRun(workspace: workspace, rendered: [:])
        try edits.change(RelativePath.root.file("Package.swift"), [request.change])
        return PlanDraft(notes: edits.notes, next: next)
    }

    private var next: [[String]] {
        switch request.change {
        case .addTarget(let target) where target.url == nil && target.kind != .binary:
            let folder = target.path ?? "\(target.kind == .test ? "Tests" : "Sources")/\(target.name)"
            return [["mkdir", "-p", folder]]
        default:
            return []
        }
    }
}
