#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open file, closed when it is no longer used; programs that are started do not inherit it.
final class OpenFile: Sendable {
    private let descriptor: Int32
    private let path: AbsolutePath

    init(_ path: AbsolutePath, flags: Int32, mode: FileMode = .regular, for operation: FileError.Operation)
        throws(FileError)
    {
        switch SystemCall.run({ open(path.description, flags | O_CLOEXEC, mode_t(mode.bits)) }) {
        case .success(let descriptor): self.descriptor = descriptor
        case .failure(let failure): throw FileError(operation, path, code: failure.code)
        }
        self.path = path
    }

    deinit {
        // Not tried again: the descriptor is gone even where the call was interrupted.
        close(descriptor)
    }

    func read() throws(FileError) -> [UInt8] {
        var result: [UInt8] = []
        var info = stat()
        if fstat(descriptor, &info) == 0, info.st_size > 0 { result.reserveCapacity(Int(info.st_size) + 1) }
        let size = max(Int(info.st_size) + 1, 1 << 14)
        while true {
            var failure: SystemCall.Failure?
            let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                switch SystemCall.run({ systemRead(descriptor, buffer.baseAddress, size) }) {
                case .success(let read): count = read
                case .failure(let error): failure = error
                }
            }
            if let failure { throw FileError(.read, path, code: failure.code) }
            if chunk.isEmpty { return result }
            if result.isEmpty { result = chunk } else { result += chunk }
        }
    }

    func write(_ contents: [UInt8]) throws(FileError) {
        var written = 0
        while written < contents.count {
            let rest = contents[written...]
            let step = rest.withUnsafeBytes { buffer in
                SystemCall.run { systemWrite(descriptor, buffer.baseAddress, buffer.count) }
            }
            switch step {
            case .success(let count): written += count
            case .failure(let failure): throw FileError(.write, path, code: failure.code)
            }
        }
    }

    func flush() throws(FileError) {
        if case .failure(let failure) = SystemCall.run({ fsync(descriptor) }) {
            throw FileError(.write, path, code: failure.code)
        }
    }

    /// Takes the exclusive lock without waiting.
    ///
    /// - Returns: false while another process has it.
    func tryLock() throws(FileError) -> Bool {
        switch SystemCall.run({ flock(descriptor, LOCK_EX | LOCK_NB) }) {
        case .success: return true
        case .failure(let failure) where failure.code == EWOULDBLOCK: return false
        case .failure(let failure): throw FileError(.lock, path, code: failure.code)
        }
    }

    func unlock() {
        _ = flock(descriptor, LOCK_UN)
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

extension Disk {
    public func read(_ path: AbsolutePath) throws(FileError) -> [UInt8] {
        try OpenFile(path, flags: O_RDONLY, for: .read).read()
    }

    public func create(
        _ path: AbsolutePath,
        contents: [UInt8],
        mode: FileMode,
        flushed: Bool
    ) throws(FileError) {
        let file = try OpenFile(path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode, for: .write)
        do {
            try file.write(contents)
            if flushed { try file.flush() }
        } catch {
            try? removeFile(path)
            throw error
        }
    }

    public func lock(_ directory: AbsolutePath) throws(FileError) -> FileLock? {
        let file = try OpenFile(directory, flags: O_RDONLY | O_DIRECTORY, for: .lock)
        return try file.tryLock() ? HeldLock(file: file) : nil
    }

    public func lockFile(_ path: AbsolutePath) throws(FileError) -> FileLock? {
        let file = try OpenFile(path, flags: O_RDWR | O_CREAT, mode: FileMode(bits: 0o600), for: .lock)
        return try file.tryLock() ? HeldLock(file: file) : nil
    }
}

/// A lock for as long as its file is open.
private struct HeldLock: FileLock {
    let file: OpenFile

    func release() {
        file.unlock()
    }
}
