/// The right to change a workspace, which one run has at a time.
struct WorkspaceLock {
    let files: any FileSystem
    let root: AbsolutePath
    /// The user's folder for spmgen's state, where the lock lies if the workspace's file system has none.
    let state: AbsolutePath?

    /// - Returns: nil while another run has it.
    func tryAcquire() throws(FileError) -> FileLock? {
        do {
            return try files.lock(root)
        } catch let error where error.isLackOfSupport {
            guard let state else { throw error }
            let folder = state.appending("locks")
            try files.makeDirectories(folder)
            return try files.lockFile(folder.appending(WorkspaceKey(of: root, files: files).name + ".lock"))
        }
    }

    /// Waits for the lock, in steps short enough that a run that ends is followed at once.
    ///
    /// - Throws: `PlanError` with `busy` after the time is over, `interrupted`, or `disk`.
    func acquire(
        waiting seconds: Int,
        isInterrupted: @Sendable () -> Bool = { false }
    ) throws(PlanError) -> FileLock {
        let step = 20
        for _ in 0...max(0, seconds) * 1000 / step {
            let lock = try PlanError.onDisk { () throws(FileError) in try tryAcquire() }
            if let lock { return lock }
            if isInterrupted() { throw PlanError(.interrupted) }
            files.pause(milliseconds: seconds > 0 ? step : 0)
        }
        throw PlanError(.busy(seconds: seconds))
    }
}

/// How a workspace is called in the state folder: two paths to one folder have one name.
struct WorkspaceKey {
    let name: String

    init(of root: AbsolutePath, files: any FileSystem) throws(FileError) {
        let real = try files.realPath(of: root)
        name = String(SHA256(of: Array(real.description.utf8)).hex.prefix(24))
    }
}
