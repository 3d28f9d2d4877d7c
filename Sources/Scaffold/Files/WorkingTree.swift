/// The files of one workspace as a run sees them: each is read once, and what was read is known afterwards.
///
/// A plan is only valid for the bytes that decided it; this is where they are counted.
public final class WorkingTree {
    public let root: AbsolutePath
    let files: any FileSystem
    private var cache: [RelativePath: [UInt8]?] = [:]

    public init(root: AbsolutePath, files: any FileSystem) {
        self.root = root
        self.files = files
    }

    /// The bytes of a file, symlinks followed; nil where there is no file.
    func contents(of path: RelativePath) throws(FileError) -> [UInt8]? {
        if let known = cache[path] { return known }
        let contents = try kind(of: path) == .file ? files.read(root.appending(path)) : nil
        cache[path] = .some(contents)
        return contents
    }

    /// What is at a path once symlinks are followed; nil where nothing is, or a symlink leads nowhere.
    func kind(of path: RelativePath) throws(FileError) -> FileStatus.Kind? {
        let absolute = root.appending(path)
        guard let status = try files.status(of: absolute) else { return nil }
        guard status.kind == .symlink else { return status.kind }
        guard let real = try? files.realPath(of: absolute) else { return nil }
        return try files.status(of: real)?.kind
    }

    /// The names in a folder, sorted; none where there is no folder.
    func entries(of path: RelativePath) throws(FileError) -> [String] {
        try kind(of: path) == .directory ? files.entries(of: root.appending(path)) : []
    }

    /// Every file that was asked for, with its digest; nil where there was none.
    var reads: [RelativePath: SHA256?] {
        cache.mapValues { $0.map(SHA256.init(of:)) }
    }
}
