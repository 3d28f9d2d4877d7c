#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The files of this machine.
public struct Disk: FileSystem {
    public init() {}

    public func status(of path: AbsolutePath) throws(FileError) -> FileStatus? {
        var info = stat()
        switch SystemCall.run({ lstat(path.description, &info) }) {
        case .success:
            return FileStatus(info)
        case .failure(let failure):
            let error = FileError(.look, path, code: failure.code)
            if error.isAbsence { return nil }
            throw error
        }
    }

    public func entries(of directory: AbsolutePath) throws(FileError) -> [String] {
        guard let stream = opendir(directory.description) else {
            throw FileError(.list, directory, code: errno)
        }
        defer { closedir(stream) }
        var names: [String] = []
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        errno = 0
        while let entry = readdir(stream) {
            // Only as much of the name as there is: the entry is shorter than its declared type.
            let bytes = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
            let name = String(cString: bytes)
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        if errno != 0 { throw FileError(.list, directory, code: errno) }
        return names.sorted()
    }

    public func realPath(of path: AbsolutePath) throws(FileError) -> AbsolutePath {
        guard let buffer = realpath(path.description, nil) else { throw FileError(.look, path, code: errno) }
        defer { free(buffer) }
        guard let real = AbsolutePath(String(cString: buffer)) else { throw FileError(.look, path, code: EINVAL) }
        return real
    }

    public func makeDirectory(_ path: AbsolutePath) throws(FileError) {
        try run(.makeDirectory, path) { mkdir(path.description, 0o777) }
    }

    public func setMode(_ path: AbsolutePath, to mode: FileMode) throws(FileError) {
        try run(.setMode, path) { chmod(path.description, mode_t(mode.bits)) }
    }

    public func link(_ path: AbsolutePath, to new: AbsolutePath) throws(FileError) {
        // Flags of 0: a symlink itself gets the second name, on every system.
        try run(.write, new) { linkat(AT_FDCWD, path.description, AT_FDCWD, new.description, 0) }
    }

    public func rename(_ path: AbsolutePath, to new: AbsolutePath) throws(FileError) {
        // The system would replace an empty directory by another one.
        if try status(of: path)?.kind == .directory, try status(of: new) != nil {
            throw FileError(.rename, new, code: EEXIST)
        }
        try run(.rename, new) { Self.systemRename(path.description, new.description) }
    }

    public func removeFile(_ path: AbsolutePath) throws(FileError) {
        try run(.remove, path) { unlink(path.description) }
    }

    public func removeDirectory(_ path: AbsolutePath) throws(FileError) {
        try run(.remove, path) { rmdir(path.description) }
    }

    public func pause(milliseconds: Int) {
        // A signal ends it early, so that whoever waits can look whether it should go on.
        var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
        nanosleep(&time, nil)
    }

    private func run(_ operation: FileError.Operation, _ path: AbsolutePath, _ call: () -> Int32) throws(FileError) {
        if case .failure(let failure) = SystemCall.run(call) {
            throw FileError(operation, path, code: failure.code)
        }
    }

    private static func systemRename(_ path: String, _ new: String) -> Int32 {
        #if canImport(Darwin)
        Darwin.rename(path, new)
        #elseif canImport(Glibc)
        Glibc.rename(path, new)
        #elseif canImport(Musl)
        Musl.rename(path, new)
        #endif
    }
}

extension FileStatus {
    fileprivate init(_ info: stat) {
        let kind: Kind =
            switch UInt32(info.st_mode) & 0o170000 {
            case 0o100000: .file
            case 0o040000: .directory
            case 0o120000: .symlink
            default: .other
            }
        self.init(
            kind: kind,
            mode: FileMode(bits: UInt32(info.st_mode)),
            identity: Identity(
                device: UInt64(truncatingIfNeeded: info.st_dev),
                number: UInt64(truncatingIfNeeded: info.st_ino)
            )
        )
    }
}
