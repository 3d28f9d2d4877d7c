extension WorkingTree {
    /// What the drafts change on disk.
    func changes() throws(FileError) -> [Change] {
        var changes: [Change] = []
        for (path, draft) in drafts {
            if let origin = origins[path], let before = try contentsOnDisk(of: origin) {
                let action = Change.Action.move(from: origin, before: before, contents: draft.contents)
                changes.append(Change(path: path, action: action, mode: draft.mode))
                continue
            }
            guard let before = try contentsOnDisk(of: path) else {
                changes.append(Change(path: path, action: .create(contents: draft.contents), mode: draft.mode))
                continue
            }
            guard before != draft.contents else { continue }
            changes.append(
                Change(path: path, action: .edit(before: before, contents: draft.contents), mode: draft.mode)
            )
        }
        for path in removals.subtracting(origins.values) {
            guard let before = try contentsOnDisk(of: path) else { continue }
            changes.append(Change(path: path, action: .delete(before: before), mode: try mode(of: path) ?? .regular))
        }
        return changes
    }
}
