/// The files of one workspace as a run sees them: each is read once, what was read is known afterwards, and what is
/// to be written is seen by the later steps of the same run.
///
/// A plan is only valid for the bytes that decided it; this is where they are counted.
final class WorkingTree {
    let root: AbsolutePath
    let files: any FileSystem
    private var cache: [RelativePath: [UInt8]?] = [:]
    private var kinds: [RelativePath: FileStatus.Kind?] = [:]
    /// Where the symlinks that were met lead, as far as that is inside.
    private var links: [RelativePath: RelativePath] = [:]
    /// What this run shall write.
    private(set) var drafts: [RelativePath: Draft] = [:]
    /// What this run shall delete.
    private(set) var removals: Set<RelativePath> = []
    /// Where drafts come from that are files of another name.
    private(set) var origins: [RelativePath: RelativePath] = [:]
    /// The folders that drafts bring along.
    private var draftFolders: Set<RelativePath> = []

    /// A file as it shall be.
    struct Draft: Equatable {
        var contents: [UInt8]
        var mode: FileMode
    }

    init(root: AbsolutePath, files: any FileSystem) {
        self.root = root
        self.files = files
    }

    /// The bytes of a file, a draft's first, symlinks followed; nil where there is no file.
    func contents(of path: RelativePath) throws(FileError) -> [UInt8]? {
        if let draft = drafts[path] { return draft.contents }
        if removals.contains(path) { return nil }
        return try contentsOnDisk(of: path)
    }

    /// The bytes that a file has on disk, whatever has been drafted.
    func contentsOnDisk(of path: RelativePath) throws(FileError) -> [UInt8]? {
        if let known = cache[path] { return known }
        let contents = try kindOnDisk(of: path) == .file ? files.read(root.appending(path)) : nil
        cache[path] = .some(contents)
        return contents
    }

    /// What is at a path once symlinks are followed; nil where nothing is, or a symlink leads nowhere.
    func kind(of path: RelativePath) throws(FileError) -> FileStatus.Kind? {
        if drafts[path] != nil { return .file }
        if draftFolders.contains(path) { return .directory }
        if removals.contains(path) { return nil }
        return try kindOnDisk(of: path)
    }

    private func kindOnDisk(of path: RelativePath) throws(FileError) -> FileStatus.Kind? {
        if let known = kinds[path] { return known }
        let kind = try followedKind(of: path)
        kinds[path] = .some(kind)
        return kind
    }

    private func followedKind(of path: RelativePath) throws(FileError) -> FileStatus.Kind? {
        let absolute = root.appending(path)
        guard let status = try files.status(of: absolute) else { return nil }
        guard status.kind == .symlink else { return status.kind }
        guard let real = try? files.realPath(of: absolute) else { return nil }
        links[path] = real.relative(to: root)
        return try files.status(of: real)?.kind
    }

    /// Whether a symlink is at the path that leads to something inside the workspace.
    func isLinkInside(_ path: RelativePath) throws(FileError) -> Bool {
        _ = try kindOnDisk(of: path)
        return links[path] != nil
    }

    /// The path with its symlinks resolved, as far as they stay inside.
    func resolved(_ path: RelativePath) throws(FileError) -> RelativePath {
        var folder = path
        while !folder.isRoot {
            if try isLinkInside(folder), let target = links[folder] {
                let rest = path.components.dropFirst(folder.components.count)
                return target.appending(names: Array(rest))
            }
            folder = folder.parent
        }
        return path
    }

    /// The permission bits of a file on disk; nil where there is none.
    func mode(of path: RelativePath) throws(FileError) -> FileMode? {
        let absolute = root.appending(path)
        guard let status = try files.status(of: absolute) else { return nil }
        guard status.kind == .symlink else { return status.mode }
        return try files.status(of: files.realPath(of: absolute))?.mode
    }

    /// The names in a folder, sorted; none where there is no folder.
    func entries(of path: RelativePath) throws(FileError) -> [String] {
        let onDisk = try kindOnDisk(of: path) == .directory ? files.entries(of: root.appending(path)) : []
        let drafted = drafts.keys.filter { $0.parent == path }.map(\.name)
        let folders = draftFolders.filter { $0.parent == path && !$0.isRoot }.map(\.name)
        guard !drafted.isEmpty || !folders.isEmpty || !removals.isEmpty else { return onDisk }
        let left = onDisk.filter { !removals.contains(path.file($0)) }
        return Set(left).union(drafted).union(folders).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Makes a file part of what this run shall write.
    func draft(_ contents: [UInt8], at path: RelativePath, mode: FileMode) {
        drafts[path] = Draft(contents: contents, mode: mode)
        removals.remove(path)
        var folder = path.parent
        while !folder.isRoot, draftFolders.insert(folder).inserted { folder = folder.parent }
    }

    /// Makes a file one that this run shall delete; a draft of it is dropped.
    func remove(_ path: RelativePath) {
        drafts[path] = nil
        origins[path] = nil
        removals.insert(path)
    }

    /// Makes a file one that this run shall move, with other contents where they differ.
    func move(_ path: RelativePath, to new: RelativePath, contents: [UInt8], mode: FileMode) {
        drafts[path] = nil
        removals.insert(path)
        draft(contents, at: new, mode: mode)
        origins[new] = path
    }

    /// The same tree for a trial: what is drafted there is not seen here.
    func branched() -> WorkingTree {
        let other = WorkingTree(root: root, files: files)
        other.cache = cache
        other.kinds = kinds
        other.links = links
        other.drafts = drafts
        other.removals = removals
        other.origins = origins
        other.draftFolders = draftFolders
        return other
    }

    /// Counts what a trial has read among what decided this run.
    func countReads(of trial: WorkingTree) {
        cache.merge(trial.cache) { known, _ in known }
    }

    /// Every file that was asked for, with its digest; nil where there was none.
    var reads: [RelativePath: SHA256?] {
        cache.mapValues { $0.map(SHA256.init(of:)) }
    }
}
