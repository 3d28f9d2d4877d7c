/// The operations on files that the product needs, each of which can fail on its own.
///
/// Conformers: `Disk`, and `FaultyFileSystem`, with which tests make the nth operation fail.
public protocol FileSystem: Sendable {
    /// What is at the path itself (a symlink is not followed); nil where nothing is.
    func status(of path: AbsolutePath) throws(FileError) -> FileStatus?
    func read(_ path: AbsolutePath) throws(FileError) -> [UInt8]
    /// The names in a directory, sorted by their bytes.
    func entries(of directory: AbsolutePath) throws(FileError) -> [String]
    /// The path with all symlinks resolved; it must exist.
    func realPath(of path: AbsolutePath) throws(FileError) -> AbsolutePath

    /// Makes one directory; it must not be there.
    func makeDirectory(_ path: AbsolutePath) throws(FileError)
    /// Writes a file that must not be there.
    ///
    /// - Parameter flushed: whether the bytes must have reached the disk when this returns.
    func create(_ path: AbsolutePath, contents: [UInt8], mode: FileMode, flushed: Bool) throws(FileError)
    /// Gives a file a second name; refuses where that is taken.
    func link(_ path: AbsolutePath, to new: AbsolutePath) throws(FileError)
    /// Renames, replacing a file that is there; a directory is only put where nothing is.
    func rename(_ path: AbsolutePath, to new: AbsolutePath) throws(FileError)
    func removeFile(_ path: AbsolutePath) throws(FileError)
    /// Removes an empty directory.
    func removeDirectory(_ path: AbsolutePath) throws(FileError)
    /// Takes the exclusive lock of a directory; nil while another process has it.
    func lock(_ directory: AbsolutePath) throws(FileError) -> FileLock?
}

/// What is at a path.
public struct FileStatus: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case file
        case directory
        case symlink
        case other
    }

    public let kind: Kind
    public let mode: FileMode
}

/// The permission bits of a file, as in `stat`'s `st_mode`.
public struct FileMode: Sendable, Hashable {
    public let bits: UInt32

    public init(bits: UInt32) {
        self.bits = bits & 0o7777
    }

    public static let regular = FileMode(bits: 0o644)
    public static let executable = FileMode(bits: 0o755)
}

/// A lock that is held until it is released, or its process ends.
public protocol FileLock: Sendable {
    func release()
}

/// An operation that the system refused.
public struct FileError: DiagnosticError, Equatable {
    public enum Operation: String, Sendable {
        case look = "look at"
        case read
        case list
        case makeDirectory = "make the folder"
        case write
        case rename
        case remove
        case lock
    }

    public let operation: Operation
    public let path: AbsolutePath
    /// The `errno` of the system call.
    public let code: Int32
    /// The system's own words for `code`.
    public let reason: String

    public init(_ operation: Operation, _ path: AbsolutePath, code: Int32, reason: String) {
        self.operation = operation
        self.path = path
        self.code = code
        self.reason = reason
    }

    public var diagnostics: [Diagnostic] {
        [
            Diagnostic(
                .diskRefused,
                "cannot \(operation.rawValue) \(path): \(reason)",
                remedy: "make room or give yourself permission there, then run the command again; nothing was changed"
            )
        ]
    }
}
