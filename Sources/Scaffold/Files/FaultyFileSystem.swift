/// A file system that fails where a test wants it to, and counts what it was asked for.
///
/// For one thread at a time: it is the tests' tool, and each test has its own.
final class FaultyFileSystem: FileSystem, @unchecked Sendable {
    /// What goes wrong, counted from the first operation, which is number 1.
    enum Fault: Sendable, Hashable {
        case none
        /// One operation fails, the others do not: a signal, a full disk on which there is room again.
        case once(at: Int, code: Int32)
        /// This and all later operations fail: a disk that went away.
        case from(Int, code: Int32)
        /// Nothing happens from here on, as if the process had been killed; a file that was being written is half
        /// there.
        case killed(at: Int)
    }

    /// The `errno` that stands for a process that is no more.
    static let killedCode: Int32 = -9

    /// What some file systems do not have at all.
    enum Lack: Sendable {
        case links
        case directoryLocks
    }

    private let base: any FileSystem
    private let fault: Fault
    private let lacks: Set<Lack>
    private(set) var operations = 0
    /// The operations that were asked for, as `write /path`.
    private(set) var log: [String] = []
    /// The files whose bytes were to reach the disk. They do not: no machine goes down in a test, and it takes long.
    private(set) var flushed: [AbsolutePath] = []

    init(_ base: any FileSystem, fault: Fault = .none, lacking lacks: Set<Lack> = []) {
        self.base = base
        self.fault = fault
        self.lacks = lacks
    }

    /// Whether the fault has struck.
    var hasFailed: Bool {
        switch fault {
        case .none: false
        case .once(let number, _), .from(let number, _), .killed(let number): operations >= number
        }
    }

    private func count(_ operation: FileError.Operation, _ path: AbsolutePath) throws(FileError) {
        operations += 1
        log.append("\(operation.rawValue) \(path)")
        switch fault {
        case .once(operations, let code):
            throw FileError(operation, path, code: code)
        case .from(let number, let code) where operations >= number:
            throw FileError(operation, path, code: code)
        case .killed(let number) where operations >= number:
            throw FileError(operation, path, code: Self.killedCode, reason: "killed")
        default:
            break
        }
    }

    func status(of path: AbsolutePath) throws(FileError) -> FileStatus? {
        try count(.look, path)
        return try base.status(of: path)
    }

    func read(_ path: AbsolutePath) throws(FileError) -> [UInt8] {
        try count(.read, path)
        return try base.read(path)
    }

    func entries(of directory: AbsolutePath) throws(FileError) -> [String] {
        try count(.list, directory)
        return try base.entries(of: directory)
    }

    func realPath(of path: AbsolutePath) throws(FileError) -> AbsolutePath {
        try count(.look, path)
        return try base.realPath(of: path)
    }

    func makeDirectory(_ path: AbsolutePath) throws(FileError) {
        try count(.makeDirectory, path)
        try base.makeDirectory(path)
    }

    func create(_ path: AbsolutePath, contents: [UInt8], mode: FileMode, flushed: Bool) throws(FileError) {
        do {
            try count(.write, path)
        } catch {
            if fault == .killed(at: operations) {
                let half = Array(contents.prefix(contents.count / 2))
                try? base.create(path, contents: half, mode: mode, flushed: false)
            }
            throw error
        }
        if flushed { self.flushed.append(path) }
        try base.create(path, contents: contents, mode: mode, flushed: false)
    }

    func setMode(_ path: AbsolutePath, to mode: FileMode) throws(FileError) {
        try count(.setMode, path)
        try base.setMode(path, to: mode)
    }

    func link(_ path: AbsolutePath, to new: AbsolutePath) throws(FileError) {
        try count(.write, new)
        if lacks.contains(.links) { throw .unsupported(.write, new) }
        try base.link(path, to: new)
    }

    func rename(_ path: AbsolutePath, to new: AbsolutePath) throws(FileError) {
        try count(.rename, new)
        try base.rename(path, to: new)
    }

    func removeFile(_ path: AbsolutePath) throws(FileError) {
        try count(.remove, path)
        try base.removeFile(path)
    }

    func removeDirectory(_ path: AbsolutePath) throws(FileError) {
        try count(.remove, path)
        try base.removeDirectory(path)
    }

    func lock(_ directory: AbsolutePath) throws(FileError) -> FileLock? {
        try count(.lock, directory)
        if lacks.contains(.directoryLocks) { throw .unsupported(.lock, directory) }
        return try base.lock(directory)
    }

    func lockFile(_ path: AbsolutePath) throws(FileError) -> FileLock? {
        try count(.lock, path)
        return try base.lockFile(path)
    }

    func pause(milliseconds: Int) {
        base.pause(milliseconds: milliseconds)
    }
}
