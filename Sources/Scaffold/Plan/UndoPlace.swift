/// Where the plan lies that is taken back next: in the workspace of the run, in the folder that the run is in, or in
/// the one in which the workspace itself was made.
struct UndoPlace {
    let files: any FileSystem
    let directory: AbsolutePath
    let state: AbsolutePath?

    /// A workspace and the names of those of its records that are of interest here, the last one first.
    private struct Place {
        let root: AbsolutePath
        let log: UndoLog
        let names: [String]

        /// Whether a plan changed nothing outside a folder.
        func changes(of name: String, lieIn folder: AbsolutePath) -> Bool {
            guard let record = try? log.record(name) else { return false }
            return record.inverse.changes.allSatisfy { root.appending($0.path).isInside(folder) }
        }
    }

    /// The folder in which the last plan was applied.
    ///
    /// - Throws: `PlanError` with `nothingToUndo`; `FileError`.
    func root() throws -> AbsolutePath {
        let last = try places().max { $0.names[0] < $1.names[0] }
        guard let last else { throw PlanError(.nothingToUndo) }
        return last.root
    }

    /// All plans that can be taken back from here, the last one first.
    func appliedPlans() throws -> [AppliedPlan] {
        var plans: [(name: String, plan: AppliedPlan)] = []
        for place in try places() {
            for name in place.names { plans.append((name, AppliedPlan(try place.log.record(name)))) }
        }
        return plans.sorted { $0.name > $1.name }.map(\.plan)
    }

    /// Those in which there is something to take back.
    private func places() throws -> [Place] {
        guard try files.status(of: directory) != nil else { throw WorkspaceError.noDirectory(directory) }
        guard let state else { return [] }
        let here = try files.realPath(of: directory)
        let workspace = try WorkspaceLocator(files: files).root(from: here)
        var roots = [here]
        if let workspace, workspace != here { roots.append(workspace) }
        var places = try roots.map { try place($0, state) }
        // A plan that made all of this belongs to the folder that it was made in.
        var inner = workspace ?? here
        while !inner.isRoot {
            let outer = try place(inner.parent, state)
            let ours = outer.names.prefix { outer.changes(of: $0, lieIn: workspace ?? here) }
            if !roots.contains(outer.root) {
                places.append(Place(root: outer.root, log: outer.log, names: Array(ours)))
            }
            inner = inner.parent
        }
        return places.filter { !$0.names.isEmpty }
    }

    private func place(_ root: AbsolutePath, _ state: AbsolutePath) throws -> Place {
        let log = try UndoLog(files: files, state: state, workspace: root)
        return Place(root: root, log: log, names: try log.names().reversed())
    }
}
