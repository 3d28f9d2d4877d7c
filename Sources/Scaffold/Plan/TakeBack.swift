/// Takes back what a journal says, as far as it was done: by looking at what is there, so that it can be done again
/// after it was itself interrupted.
struct TakeBack {
    private let journal: Journal
    private let staging: Staging
    private let root: AbsolutePath
    private let files: any FileSystem
    /// Files that somebody else has changed since; they are left as they are.
    private(set) var left: [RelativePath] = []

    init(_ journal: Journal, staging: Staging, root: AbsolutePath, files: any FileSystem) {
        self.journal = journal
        self.staging = staging
        self.root = root
        self.files = files
    }

    mutating func run() throws(FileError) {
        left = []
        for (index, replacement) in journal.replacements.enumerated().reversed() {
            try takeBack(replacement, edit: staging.edit(index), old: staging.old(index))
        }
        for (index, placement) in journal.placements.enumerated().reversed() {
            try takeBack(placement, staged: staging.new(index))
        }
        for folder in journal.emptied.reversed() { try restore(folder) }
        for (index, removal) in journal.removals.enumerated().reversed() {
            try takeBack(removal, kept: staging.gone(index))
        }
    }

    private mutating func takeBack(
        _ replacement: Journal.Replacement,
        edit: AbsolutePath,
        old: AbsolutePath
    ) throws(FileError) {
        // The new file is still staged: the old one was not replaced.
        guard try files.status(of: edit) == nil, try files.status(of: old) != nil else { return }
        switch try digest(of: replacement.path) {
        case nil, replacement.after: try putBack(old, to: replacement.path)
        default: left.append(replacement.path)
        }
    }

    private mutating func takeBack(_ placement: Journal.Placement, staged: AbsolutePath) throws(FileError) {
        let status = try files.status(of: staged)
        if placement.folders.isEmpty {
            guard let there = try files.status(of: root.appending(placement.path)) else { return }
            // Somebody else's file kept ours from its place.
            if let status, status.identity != there.identity { return }
        } else if status != nil {
            return
        }
        for file in placement.files { try remove(file) }
        for folder in placement.folders.reversed() {
            do {
                try files.removeDirectory(root.appending(folder))
            } catch let error where error.isAbsence || error.isExistence {
                // Removed before, or somebody has put something into it.
            }
        }
    }

    private mutating func remove(_ file: Journal.Placement.File) throws(FileError) {
        switch try digest(of: file.path) {
        case nil: break
        case file.after: try files.removeFile(root.appending(file.path))
        default: left.append(file.path)
        }
    }

    private func restore(_ folder: Journal.Folder) throws(FileError) {
        let path = root.appending(folder.path)
        var mode = try files.status(of: path)?.mode
        if mode == nil {
            try files.makeDirectory(path)
            mode = try files.status(of: path)?.mode
        }
        if mode != folder.mode { try files.setMode(path, to: folder.mode) }
    }

    private mutating func takeBack(_ removal: Journal.Removal, kept: AbsolutePath) throws(FileError) {
        guard try files.status(of: kept) != nil else { return }
        if try files.status(of: root.appending(removal.path)) == nil {
            try putBack(kept, to: removal.path)
        } else {
            left.append(removal.path)
        }
    }

    private mutating func putBack(_ kept: AbsolutePath, to path: RelativePath) throws(FileError) {
        do {
            try files.rename(kept, to: root.appending(path))
        } catch let error where error.isAbsence {
            // Somebody has removed the folder.
            left.append(path)
        }
    }

    /// The digest of the file at a path; nil where nothing is.
    private func digest(of path: RelativePath) throws(FileError) -> String? {
        let absolute = root.appending(path)
        guard let status = try files.status(of: absolute) else { return nil }
        guard status.kind == .file else { return "" }
        return SHA256(of: try files.read(absolute)).hex
    }
}
