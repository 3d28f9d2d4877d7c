/// A transaction that began and did not end, because its process was killed or its disk went away.
struct InterruptedRun {
    /// What was done about an earlier run.
    struct Recovery: Sendable, Hashable {
        let command: [String]
        /// Whether the run had done all of it, so that it stays.
        var isFinished = false
        /// Files that somebody has changed since, which are left as they are.
        var left: [RelativePath] = []

        /// What to tell the user.
        var warning: Diagnostic {
            isFinished
                ? Diagnostic(
                    .interruptedRun,
                    severity: .warning,
                    "`\(command.joined(separator: " "))` had been interrupted when all that it makes was in place",
                    remedy: "nothing is left to do: what it made stays"
                )
                : takenBack
        }

        private var takenBack: Diagnostic {
            let names = left.map { "`\($0)`" }.joined(separator: ", ")
            return Diagnostic(
                .interruptedRun,
                severity: .warning,
                "`\(command.joined(separator: " "))` had been interrupted; what it had changed was taken back"
                    + (left.isEmpty ? "" : ", except \(names), changed by somebody else since"),
                remedy: left.isEmpty ? "run that command again if you still want it" : "look at \(names)"
            )
        }
    }

    let staging: Staging

    /// Those of a workspace; one that is at work looks like one that was interrupted, unless the caller has the lock.
    static func all(in root: AbsolutePath, files: any FileSystem) throws(PlanError) -> [InterruptedRun] {
        try PlanError.onDisk { () throws(FileError) in
            var runs: [InterruptedRun] = []
            for staging in try Staging.all(in: root, files: files) where try staging.isUnderWay {
                runs.append(InterruptedRun(staging: staging))
            }
            return runs
        }
    }

    /// Whether a workspace is half changed by a run that is no more; for those that only read and hold no lock.
    ///
    /// - Returns: a warning for a reading command, the error of a dry run.
    static func problem(under lock: WorkspaceLock) throws(PlanError) -> PlanError.Problem? {
        guard try !all(in: lock.root, files: lock.files).isEmpty else { return nil }
        // Whoever has the lock is at work, and not interrupted.
        guard let held = try PlanError.onDisk({ () throws(FileError) in try lock.tryAcquire() }) else { return nil }
        defer { held.release() }
        guard let run = try all(in: lock.root, files: lock.files).first else { return nil }
        return .unfinished(command: try run.staging.journal().command)
    }

    /// Takes back what earlier runs have left, and removes their waste; the caller holds the lock.
    ///
    /// - Throws: `PlanError` with `disk`, or `foreignJournal`; a later run can then try again.
    static func recover(in root: AbsolutePath, files: any FileSystem, log: UndoLog?) throws(PlanError) -> [Recovery] {
        var recoveries: [Recovery] = []
        for staging in try PlanError.onDisk({ () throws(FileError) in try Staging.all(in: root, files: files) }) {
            if try PlanError.onDisk({ () throws(FileError) in try staging.isUnderWay }) {
                recoveries.append(try InterruptedRun(staging: staging).recover(in: root, files: files, log: log))
            }
            try PlanError.onDisk { () throws(FileError) in try staging.discard() }
        }
        return recoveries
    }

    private func recover(in root: AbsolutePath, files: any FileSystem, log: UndoLog?) throws(PlanError) -> Recovery {
        let journal = try staging.journal()
        var paths = try PlanError.onDisk { () throws(FileError) in try RealPaths(root: root, files: files) }
        for path in journal.paths where try !Self.isPlain(path, &paths) {
            throw PlanError(.foreignJournal(staging.folder))
        }
        if try PlanError.onDisk({ () throws(FileError) in try isDone(journal, in: paths.root, files: files) }) {
            try PlanError.onDisk { () throws(FileError) in try staging.end() }
            return Recovery(command: journal.command, isFinished: true)
        }
        var takeBack = TakeBack(journal, staging: staging, root: paths.root, files: files)
        try PlanError.onDisk { () throws(FileError) in
            try takeBack.run()
            // One that cannot be removed is found to be taken back already, and forgotten, by the next undo.
            if let name = journal.undoRecord { try? log?.remove(name) }
            try staging.end()
        }
        return Recovery(command: journal.command, left: takeBack.left)
    }

    /// A run that makes one new folder is done with one rename. People may work in that folder since, as in an app that
    /// `init` has made, where nothing tells of the journal beside it.
    private func isDone(
        _ journal: Journal,
        in root: AbsolutePath,
        files: any FileSystem
    ) throws(FileError) -> Bool {
        guard let folder = journal.onlyFolder, try files.status(of: staging.new(0)) == nil else { return false }
        // Where one is missing, the run was killed while it took the folder back.
        for file in folder.files where try files.status(of: root.appending(file.path)) == nil { return false }
        return true
    }

    /// A journal's paths lead through no symlink; where one does, somebody has written the journal, or made the link,
    /// to have files outside the workspace changed.
    private static func isPlain(_ path: RelativePath, _ paths: inout RealPaths) throws(PlanError) -> Bool {
        do {
            return try paths.place(of: path, followingLast: false).path == path
        } catch {
            switch error.problems.first {
            case .escapes?: return false
            case .blocked(_, _, let obstacle)?: return obstacle != .symlink
            default: throw error
            }
        }
    }
}
