/// The operations on files that the product needs, each of which can fail on its own.
///
/// Conformers: `Disk`, and `FaultyFileSystem`, with which tests make the nth operation fail.
public protocol FileSystem: Sendable {
    /// What is at the path itself (a symlink is not followed); nil where nothing is.
    func status(of path: AbsolutePath) throws(FileError) -> FileStatus?
    func read(_ path: AbsolutePath) throws(FileError) -> [UInt8]
    /// The names in a directory, sorted in the one way in which Swift sorts strings everywhere.
    func entries(of directory: AbsolutePath) throws(FileError) -> [String]
    /// The path with all symlinks resolved; it must exist.
    func realPath(of path: AbsolutePath) throws(FileError) -> AbsolutePath

    /// Makes one directory; it must not be there.
    func makeDirectory(_ path: AbsolutePath) throws(FileError)
    /// Writes a file that must not be there; what could not be written whole is not left behind.
    ///
    /// - Parameters:
    ///   - mode: as far as the process's mask allows.
    ///   - flushed: whether the bytes must have reached the disk when this returns.
    func create(_ path: AbsolutePath, contents: [UInt8], mode: FileMode, flushed: Bool) throws(FileError)
    /// Gives a file exactly these permissions.
    func setMode(_ path: AbsolutePath, to mode: FileMode) throws(FileError)
    /// Gives a file a second name; refuses where that is taken.
    func link(_ path: AbsolutePath, to new: AbsolutePath) throws(FileError)
    /// Renames, replacing a file that is there; a directory is only put where nothing is.
    func rename(_ path: AbsolutePath, to new: AbsolutePath) throws(FileError)
    func removeFile(_ path: AbsolutePath) throws(FileError)
    /// Removes an empty directory.
    func removeDirectory(_ path: AbsolutePath) throws(FileError)
    /// Takes the exclusive lock of a directory; nil while another process has it.
    func lock(_ directory: AbsolutePath) throws(FileError) -> FileLock?
    /// Takes the exclusive lock of a file that exists for nothing else, and is made where it is missing.
    func lockFile(_ path: AbsolutePath) throws(FileError) -> FileLock?
    /// Lets time pass.
    func pause(milliseconds: Int)
}

/// A lock that is held until it is released, or its process ends.
public protocol FileLock: Sendable {
    func release()
}

extension FileSystem {
    /// Makes a directory and those that it lies in, as far as they are not there.
    func makeDirectories(_ path: AbsolutePath) throws(FileError) {
        if try status(of: path) != nil { return }
        if !path.isRoot { try makeDirectories(path.parent) }
        do {
            try makeDirectory(path)
        } catch let error where error.isExistence {
            // Another process was faster.
        }
    }

    /// Replaces a file, or makes it, so that readers see the old contents or the new, and never a part.
    ///
    /// - Parameter draft: where the new contents are written first, beside the file: a name that nobody else uses. What
    ///   a process that was killed has left there is removed.
    public func replace(
        _ path: AbsolutePath, with contents: [UInt8], mode: FileMode, draft: AbsolutePath
    ) throws(FileError) {
        if try status(of: draft) != nil { try removeFile(draft) }
        try create(draft, contents: contents, mode: mode, flushed: false)
        do throws(FileError) {
            try rename(draft, to: path)
        } catch {
            try? removeFile(draft)
            throw error
        }
    }
}
