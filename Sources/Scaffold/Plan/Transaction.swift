/// Makes a plan true in a workspace, all of it or nothing.
///
/// Everything new is written into a staging folder first, and a journal says what is about to happen. Then files that
/// go away are moved aside, new files and folders are put where nothing is, and last the user's files are replaced.
/// When the journal is removed, the plan is done; until then it can be taken back, by this run or by a later one.
/// Whoever applies holds the workspace's lock.
struct Transaction {
    /// What applying came to.
    struct Applied: Sendable {
        /// False where every file was already as the plan leaves it.
        let isChanged: Bool
        let warnings: [Diagnostic]
    }

    /// How the plan that takes another one back differs from one that was asked for.
    struct Restoration: Sendable, Hashable, Codable {
        /// The only folders that go when they are empty: the others were there before.
        let folders: Set<RelativePath>
        /// The exact permissions of files and folders that come back, by path.
        let modes: [String: FileMode]
    }

    private let files: any FileSystem
    private let root: AbsolutePath
    private let log: UndoLog?
    private let isInterrupted: @Sendable () -> Bool

    /// - Parameters:
    ///   - log: where it is written down how to take the plan back later; nowhere where nil.
    ///   - isInterrupted: asked before each step; when it says yes, everything is taken back.
    init(
        files: any FileSystem,
        root: AbsolutePath,
        log: UndoLog? = nil,
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
        self.files = files
        self.root = root
        self.log = log
        self.isInterrupted = isInterrupted
    }

    /// Finds out, for a preview, whether the plan could be applied; writes nothing.
    ///
    /// - Throws: `PlanError` with what `apply` would throw before it begins.
    func check(_ plan: Plan) throws(PlanError) {
        let check = try PlanCheck(PlanDocument(plan), root: root, files: files)
        guard check.problems.isEmpty else { throw PlanError(check.problems) }
        try refuseUnwritable(check)
    }

    @discardableResult
    func apply(_ plan: Plan) throws(PlanError) -> Applied {
        try apply(PlanDocument(plan))
    }

    /// Applies a plan if every file that it changes, and every file that decided it, is as it was when it was made.
    ///
    /// - Throws: `PlanError`; the workspace is then as before, byte for byte, except with `stuck`.
    @discardableResult
    func apply(_ plan: PlanDocument, restoring restoration: Restoration? = nil) throws(PlanError) -> Applied {
        let unfinished = try InterruptedRun.all(in: root, files: files)
        if let run = unfinished.first { throw PlanError(.unfinished(command: try run.staging.journal().command)) }
        let check = try PlanCheck(plan, root: root, files: files)
        guard check.problems.isEmpty else { throw PlanError(check.problems) }
        if check.isDone { return Applied(isChanged: false, warnings: []) }
        try refuseUnwritable(check)
        var journal = try Journal(plan, check, removable: restoration?.folders)
        var warnings: [Diagnostic] = []
        do {
            journal.undoRecord = try log?.nextName(for: plan.digest)
        } catch {
            warnings.append(UndoLog.warning(error))
        }
        let run = TransactionRun(
            journal: journal,
            staging: Staging(of: plan.digest, root: check.root, files: files),
            root: check.root,
            files: files,
            isInterrupted: isInterrupted
        )
        do throws(PlanError) {
            try run.perform(check, modes: restoration?.modes ?? [:]) {
                warnings += record(UndoRecord(of: plan, check, journal), named: journal.undoRecord)
            }
        } catch {
            if let name = journal.undoRecord { try? log?.remove(name) }
            throw error
        }
        log?.prune()
        return Applied(isChanged: true, warnings: warnings)
    }

    /// - Returns: a warning where the record could not be kept: that is no reason to take the plan back.
    private func record(_ record: UndoRecord, named name: String?) -> [Diagnostic] {
        guard let name, let log else { return [] }
        do {
            try log.write(record, named: name)
            return []
        } catch {
            return [UndoLog.warning(error)]
        }
    }

    /// A rename would replace a file that nobody may write; its owner means it to stay.
    private func refuseUnwritable(_ check: PlanCheck) throws(PlanError) {
        for site in check.sites where site.isEffective && site.change.action == .edit {
            if let mode = site.place.status?.mode, !mode.isWritable {
                throw PlanError(.disk(FileError.forbidden(.write, check.root.appending(site.place.path))))
            }
        }
    }
}
