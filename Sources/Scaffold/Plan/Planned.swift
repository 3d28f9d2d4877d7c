/// A plan with what is to be said about it.
struct Planned {
    let plan: Plan
    let subject: Subject?
    /// Warnings and notes.
    let diagnostics: [Diagnostic]
    let next: [NextCommand]
    /// The digest of the document that the plan was kept in; it also holds what is done already.
    var document: String?
    /// How an earlier plan is taken back; nil where this is no such plan.
    var undo: Undo?

    init(plan: Plan, subject: Subject? = nil, diagnostics: [Diagnostic] = [], next: [NextCommand] = []) {
        self.plan = plan
        self.subject = subject
        self.diagnostics = diagnostics
        self.next = next
    }

    /// The SHA-256 by which `--expect-plan` and the report name the plan.
    var digest: String { document ?? plan.digest }

    /// Holds the plan to the digest that was asked for with `--expect-plan`.
    ///
    /// - Throws: `PlanError` with `unexpected`.
    func require(digest expected: String?) throws(PlanError) {
        guard let expected else { return }
        let digest = digest
        if digest != expected.lowercased() { throw PlanError(.unexpected(digest: digest, expected: expected)) }
    }
}

extension Planned {
    /// A plan that was kept in a document, where it still fits; without changes where all of it is done.
    ///
    /// - Throws: `PlanError` where the workspace is not as it was when the plan was made.
    init(_ document: PlanDocument, in root: AbsolutePath, files: any FileSystem) throws(PlanError) {
        let nothing = Plan(command: document.command, workspace: root, changes: [], reads: [:])
        self.init(plan: try document.plan(in: root, files: files) ?? nothing)
        self.document = document.digest
    }

    /// The plan that takes back the one that was applied last.
    ///
    /// - Throws: `PlanError` where nothing was applied, or its files have changed since; `FileError`.
    init(takingBackIn root: AbsolutePath, files: any FileSystem, state: AbsolutePath?) throws {
        guard let state else { throw PlanError(.nothingToUndo) }
        let undo = try Undo(log: UndoLog(files: files, state: state, workspace: root))
        let nothing = Plan(command: undo.record.inverse.command, workspace: root, changes: [], reads: [:])
        self.init(plan: try undo.plan(in: root, files: files) ?? nothing)
        document = undo.record.inverse.digest
        self.undo = undo
    }
}
