/// One pass of a transaction through its journal: stage, begin, do, end; or take back.
struct TransactionRun {
    let journal: Journal
    let staging: Staging
    let root: AbsolutePath
    let files: any FileSystem
    let isInterrupted: @Sendable () -> Bool

    /// - Parameters:
    ///   - modes: the exact permissions of files that get other ones than a new file would.
    ///   - beforeEnd: done when all is in place, while it can still be taken back.
    /// - Throws: `PlanError`; the workspace is then as before, except with `stuck`.
    func perform(
        _ check: PlanCheck,
        modes: [String: FileMode],
        beforeEnd: () -> Void = {}
    ) throws(PlanError) {
        var isBegun = false
        do {
            try onDisk { () throws(FileError) in try staging.make() }
            try stage(check, modes: modes)
            try onDisk { () throws(FileError) in try staging.begin(journal) }
            isBegun = true
            try removeFiles()
            try place()
            try replace()
            try proceed()
            beforeEnd()
            try onDisk { () throws(FileError) in try staging.end() }
        } catch {
            if isBegun { try takeBack() }
            discard()
            throw error
        }
        discard()
    }

    // MARK: - Staging

    private func stage(_ check: PlanCheck, modes: [String: FileMode]) throws(PlanError) {
        let sites = Dictionary(
            check.sites.map { ($0.place.path, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for (index, placement) in journal.placements.enumerated() {
            try stage(placement, at: staging.new(index), sites, modes)
        }
        for (index, replacement) in journal.replacements.enumerated() {
            guard let site = sites[replacement.path], let contents = site.change.contents else { continue }
            try proceed()
            try onDisk { () throws(FileError) in
                let mode = site.place.status?.mode ?? site.change.mode
                try files.create(staging.edit(index), contents: contents, mode: mode, flushed: true)
                try files.setMode(staging.edit(index), to: mode)
            }
        }
    }

    private func stage(
        _ placement: Journal.Placement,
        at top: AbsolutePath,
        _ sites: [RelativePath: PlanCheck.Site],
        _ modes: [String: FileMode]
    ) throws(PlanError) {
        func staged(_ path: RelativePath) -> AbsolutePath {
            path.dropping(placement.path).map { top.appending($0) } ?? top
        }
        for folder in placement.folders {
            try onDisk { () throws(FileError) in try files.makeDirectory(staged(folder)) }
        }
        for file in placement.files {
            guard let site = sites[file.path] else { continue }
            try proceed()
            let mode = modes[site.change.path.description]
            try onDisk { () throws(FileError) in try stageNew(site, at: staged(file.path), mode: mode) }
        }
        // After the files: a folder may be one into which nobody may write.
        for folder in placement.folders.reversed() {
            guard let mode = modes[folder.description] else { continue }
            try onDisk { () throws(FileError) in try files.setMode(staged(folder), to: mode) }
        }
    }

    private func stageNew(_ site: PlanCheck.Site, at path: AbsolutePath, mode: FileMode?) throws(FileError) {
        let contents = site.change.contents ?? []
        // A file that only moves stays the same file, with its times.
        if let removed = site.removed, site.change.before == site.change.after {
            do {
                return try files.link(root.appending(removed.path), to: path)
            } catch let error where error.isLackOfSupport {
                // It becomes a copy below.
            }
        }
        let kept = mode ?? site.removed?.status?.mode
        try files.create(path, contents: contents, mode: kept ?? site.change.mode, flushed: false)
        if let kept { try files.setMode(path, to: kept) }
    }

    // MARK: - Doing

    private func removeFiles() throws(PlanError) {
        for (index, removal) in journal.removals.enumerated() {
            try proceed()
            try require(removal.path, digest: removal.before)
            try onDisk { () throws(FileError) in
                try files.rename(root.appending(removal.path), to: staging.gone(index))
            }
        }
        for folder in journal.emptied {
            try proceed()
            try onDisk { () throws(FileError) in try removeIfEmpty(root.appending(folder.path)) }
        }
    }

    private func removeIfEmpty(_ folder: AbsolutePath) throws(FileError) {
        do {
            try files.removeDirectory(folder)
        } catch let error where error.isExistence {
            // Something else is in it.
        }
    }

    private func place() throws(PlanError) {
        for (index, placement) in journal.placements.enumerated() {
            try proceed()
            let target = root.appending(placement.path)
            try onDisk { () throws(FileError) in
                if placement.folders.isEmpty {
                    try placeFile(staging.new(index), at: target)
                } else {
                    try files.rename(staging.new(index), to: target)
                }
            }
        }
    }

    private func placeFile(_ staged: AbsolutePath, at target: AbsolutePath) throws(FileError) {
        do {
            try files.link(staged, to: target)
        } catch let error where error.isLackOfSupport {
            // Without second names the look and the rename are two steps, between which only others than spmgen can
            // come.
            guard try files.status(of: target) == nil else { throw error }
            try files.rename(staged, to: target)
        }
    }

    private func replace() throws(PlanError) {
        for (index, replacement) in journal.replacements.enumerated() {
            try proceed()
            let path = root.appending(replacement.path)
            let before = try require(replacement.path, digest: replacement.before)
            try onDisk { () throws(FileError) in
                try keep(path, with: before, at: staging.old(index))
                try files.rename(staging.edit(index), to: path)
            }
        }
    }

    private func keep(_ path: AbsolutePath, with contents: [UInt8], at kept: AbsolutePath) throws(FileError) {
        do {
            try files.link(path, to: kept)
        } catch let error where error.isLackOfSupport {
            let mode = try files.status(of: path)?.mode ?? .regular
            try files.create(kept, contents: contents, mode: mode, flushed: true)
            try files.setMode(kept, to: mode)
        }
    }

    private func proceed() throws(PlanError) {
        if isInterrupted() { throw PlanError(.interrupted) }
    }

    /// Makes sure that nobody has changed the file since the check.
    @discardableResult
    private func require(_ path: RelativePath, digest: String) throws(PlanError) -> [UInt8] {
        let bytes = try onDisk { () throws(FileError) in try files.read(root.appending(path)) }
        guard SHA256(of: bytes).hex == digest else { throw PlanError(.moved(path)) }
        return bytes
    }

    /// Tells of the file that the user knows, not of the staged one.
    private func onDisk<Value>(_ body: () throws(FileError) -> Value) throws(PlanError) -> Value {
        do {
            return try body()
        } catch {
            throw PlanError(.disk(known(error)))
        }
    }

    private func known(_ error: FileError) -> FileError {
        guard let staged = error.path.relative(to: staging.folder) else { return error }
        let path = journal.path(of: staged) ?? .root
        return FileError(error.operation, root.appending(path), code: error.code, reason: error.reason)
    }

    // MARK: - Ending

    /// - Throws: `PlanError` with `stuck` where the disk refuses that as well, twice; the journal then stays.
    private func takeBack() throws(PlanError) {
        var takeBack = TakeBack(journal, staging: staging, root: root, files: files)
        do {
            try takeBack.run()
            try staging.end()
        } catch {
            // Once more: it may have been a signal, or a disk on which there is room again.
            do {
                try takeBack.run()
                try staging.end()
            } catch {
                throw PlanError(.stuck(known(error)))
            }
        }
    }

    private func discard() {
        do {
            try staging.discard()
        } catch {
            // Once more; what stays then is ignored by git, and removed by the next run.
            try? staging.discard()
        }
    }
}
