@testable import Scaffold

/// A disk on which case does not tell names apart, as on most Macs, made of one on which it does.
struct CaseInsensitiveFileSystem: FileSystem {
    private let base = Disk()

    /// The path as it is spelled on the disk, as far as it is there.
    private func found(_ path: AbsolutePath) -> AbsolutePath {
        if path.isRoot { return path }
        let parent = found(path.parent)
        let names = (try? base.entries(of: parent)) ?? []
        let name = names.first { $0 == path.name } ?? names.first { $0.lowercased() == path.name.lowercased() }
        return parent.appending(name ?? path.name)
    }

    func status(of path: AbsolutePath) throws(FileError) -> FileStatus? { try base.status(of: found(path)) }
    func read(_ path: AbsolutePath) throws(FileError) -> [UInt8] { try base.read(found(path)) }
    func entries(of directory: AbsolutePath) throws(FileError) -> [String] { try base.entries(of: found(directory)) }
    func realPath(of path: AbsolutePath) throws(FileError) -> AbsolutePath { try base.realPath(of: found(path)) }
    func makeDirectory(_ path: AbsolutePath) throws(FileError) { try base.makeDirectory(found(path)) }

    func create(_ path: AbsolutePath, contents: [UInt8], mode: FileMode, flushed: Bool) throws(FileError) {
        try base.create(found(path), contents: contents, mode: mode, flushed: false)
    }

    func setMode(_ path: AbsolutePath, to mode: FileMode) throws(FileError) {
        try base.setMode(found(path), to: mode)
    }

    func link(_ path: AbsolutePath, to new: AbsolutePath) throws(FileError) {
        try base.link(found(path), to: found(new))
    }

    func rename(_ path: AbsolutePath, to new: AbsolutePath) throws(FileError) {
        try base.rename(found(path), to: found(new))
    }

    func removeFile(_ path: AbsolutePath) throws(FileError) { try base.removeFile(found(path)) }
    func removeDirectory(_ path: AbsolutePath) throws(FileError) { try base.removeDirectory(found(path)) }
    func lock(_ directory: AbsolutePath) throws(FileError) -> FileLock? { try base.lock(found(directory)) }
    func lockFile(_ path: AbsolutePath) throws(FileError) -> FileLock? { try base.lockFile(found(path)) }
    func pause(milliseconds: Int) { base.pause(milliseconds: milliseconds) }
}
