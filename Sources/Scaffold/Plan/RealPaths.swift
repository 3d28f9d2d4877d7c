/// Where the paths of a workspace really lie: symlinks are followed where they stay inside, and refused elsewhere.
///
/// It remembers what it has looked at, so it is good for one look at a workspace that nobody else changes.
struct RealPaths {
    /// A path with its symlinks resolved, and what is there.
    struct Place {
        let path: RelativePath
        /// Nil where nothing is.
        let status: FileStatus?
        /// The first folder on the way that is not there, or the path itself; nil where all is there.
        let firstAbsent: RelativePath?
    }

    /// The workspace, with its symlinks resolved.
    let root: AbsolutePath
    private let files: any FileSystem
    private var statuses: [RelativePath: FileStatus?] = [:]
    private var leaving: [FileStatus.Identity: RelativePath] = [:]

    init(root: AbsolutePath, files: any FileSystem) throws(FileError) {
        self.root = try files.realPath(of: root)
        self.files = files
    }

    /// - Parameter followingLast: whether a symlink at the path itself stands for what it leads to.
    /// - Throws: `PlanError` with `blocked`, `escapes` or `disk`.
    mutating func place(of path: RelativePath, followingLast: Bool = true) throws(PlanError) -> Place {
        try place(of: path, from: path, followingLast: followingLast, links: 0)
    }

    /// - Parameter asked: the path as the plan has it, for messages.
    private mutating func place(
        of path: RelativePath,
        from asked: RelativePath,
        followingLast: Bool,
        links: Int
    ) throws(PlanError) -> Place {
        for folder in path.foldersFromTop + [path] {
            guard let status = try status(of: folder), !isLeaving(status, as: folder) else {
                return Place(path: path, status: nil, firstAbsent: folder)
            }
            switch status.kind {
            case .symlink where folder == path && !followingLast:
                return Place(path: path, status: status, firstAbsent: nil)
            case .symlink:
                let target = try target(of: folder, for: asked)
                // A link's real path holds no link; more of them than there are components are a loop made meanwhile.
                guard links <= path.components.count, let rest = path.dropping(folder) else {
                    throw PlanError(.blocked(asked, by: folder, .symlink))
                }
                let resolved = target.appending(rest)
                return try place(of: resolved, from: asked, followingLast: followingLast, links: links + 1)
            case .directory:
                continue
            case .file, .other:
                if folder != path { throw PlanError(.blocked(asked, by: folder, .init(status.kind))) }
            }
        }
        return Place(path: path, status: try status(of: path), firstAbsent: nil)
    }

    /// Says that a file goes away, and its folders with it where nothing else is in them.
    ///
    /// Where case does not tell names apart, `Faq` is found under `FAQ`, too; when it becomes that, nothing is in the
    /// way.
    mutating func leave(_ file: RelativePath) {
        for path in file.foldersFromTop + [file] {
            if let status = try? status(of: path) { leaving[status.identity] = path }
        }
    }

    private func isLeaving(_ status: FileStatus, as path: RelativePath) -> Bool {
        guard let other = leaving[status.identity], other != path else { return false }
        return other.description.lowercased() == path.description.lowercased()
    }

    private func target(of link: RelativePath, for path: RelativePath) throws(PlanError) -> RelativePath {
        let real: AbsolutePath
        do {
            real = try files.realPath(of: root.appending(link))
        } catch {
            throw PlanError(error.isAbsence ? .blocked(path, by: link, .symlink) : .disk(error))
        }
        guard let target = real.relative(to: root) else { throw PlanError(.escapes(path, link: link)) }
        return target
    }

    private mutating func status(of path: RelativePath) throws(PlanError) -> FileStatus? {
        if let known = statuses[path] { return known }
        let status = try PlanError.onDisk { () throws(FileError) in try files.status(of: root.appending(path)) }
        statuses[path] = .some(status)
        return status
    }
}

extension RelativePath {
    /// The folders in which the path lies, the one in the root first; without the root.
    var foldersFromTop: [RelativePath] {
        var folders: [RelativePath] = []
        var folder = parent
        while !folder.isRoot {
            folders.append(folder)
            folder = folder.parent
        }
        return folders.reversed()
    }

    /// The rest of the path behind `folder`, in which it lies.
    func dropping(_ folder: RelativePath) -> RelativePath? {
        guard isInside(folder) else { return nil }
        return try? RelativePath(components.dropFirst(folder.components.count).joined(separator: "/"))
    }
}
