extension WorkingTree {
    /// What the drafts change on disk.
    func changes() throws(FileError) -> [Change] {
        var changes: [Change] = []
        for (path, draft) in drafts {
            guard let before = try contentsOnDisk(of: path) else {
                changes.append(Change(path: path, action: .create(contents: draft.contents), mode: draft.mode))
                continue
            }
            guard before != draft.contents else { continue }
            changes.append(
                Change(path: path, action: .edit(before: before, contents: draft.contents), mode: draft.mode)
            )
        }
        return changes
    }
}
