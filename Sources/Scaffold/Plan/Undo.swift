/// Takes back the plan that was applied last.
struct Undo {
    let name: String
    let record: UndoRecord
    private let log: UndoLog

    /// - Throws: `PlanError` with `nothingToUndo` where no plan is left to take back.
    init(log: UndoLog) throws(PlanError) {
        let names = try PlanError.onDisk { () throws(FileError) in try log.names() }
        guard let name = names.last else { throw PlanError(.nothingToUndo) }
        self.name = name
        record = try log.record(name)
        self.log = log
    }

    /// What taking back would change; nil where somebody else has done it.
    ///
    /// - Throws: as `perform`.
    func plan(in root: AbsolutePath, files: any FileSystem) throws(PlanError) -> Plan? {
        do {
            return try record.inverse.plan(in: root, files: files)
        } catch {
            throw PlanError(error.problems.map { $0.afterwards })
        }
    }

    /// Takes the plan back if its files are as it left them; the caller holds the lock.
    ///
    /// - Throws: `PlanError` with `editedSince` for each file that is not.
    func perform(
        in root: AbsolutePath,
        files: any FileSystem,
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) throws(PlanError) -> Transaction.Applied {
        let applied: Transaction.Applied
        do {
            applied = try Transaction(files: files, root: root, isInterrupted: isInterrupted)
                .apply(record.inverse, restoring: record.restoration)
        } catch {
            throw PlanError(error.problems.map { $0.afterwards })
        }
        // If the process ends before this, the next undo finds everything done and forgets the record then.
        try PlanError.onDisk { () throws(FileError) in try log.remove(name) }
        return applied
    }
}

extension PlanError.Problem {
    /// The same problem for one who takes back what was done, and did not plan it.
    var afterwards: PlanError.Problem {
        if case .moved(let path) = self { .editedSince(path) } else { self }
    }
}
