#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The one place that knows how system calls report what went wrong.
enum SystemCall {
    /// Runs a call that returns -1 on failure, again while a signal interrupts it.
    ///
    /// - Returns: what the call returned, or the `errno` of its failure.
    static func run<Value: SignedInteger>(_ call: () -> Value) -> Result<Value, Failure> {
        while true {
            let value = call()
            if value != -1 { return .success(value) }
            let code = errno
            if code != EINTR { return .failure(Failure(code: code)) }
        }
    }

    /// The `errno` of a call.
    struct Failure: Error, Equatable {
        let code: Int32
    }
}

extension FileError {
    /// An operation that failed with an `errno`, in the system's own words.
    init(_ operation: Operation, _ path: AbsolutePath, code: Int32) {
        let words: String
        if let text = strerror(code) { words = String(cString: text) } else { words = "error \(code)" }
        self.init(operation, path, code: code, reason: words)
    }

    /// What the system would say to somebody who may not do this.
    static func forbidden(_ operation: Operation, _ path: AbsolutePath) -> FileError {
        FileError(operation, path, code: EACCES)
    }

    /// What the system would say about something that it does not have.
    static func unsupported(_ operation: Operation, _ path: AbsolutePath) -> FileError {
        FileError(operation, path, code: ENOTSUP)
    }

    /// Something is at the path already.
    var isExistence: Bool { code == EEXIST || code == ENOTEMPTY }

    /// Nothing is at the path.
    var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

    /// The file system cannot do this at all, or not between these two places.
    var isLackOfSupport: Bool {
        [ENOTSUP, EOPNOTSUPP, ENOSYS, EPERM, EXDEV, EMLINK, ENOLCK, EINVAL, EBADF].contains(code)
    }

    /// What the user can do about it.
    var remedy: String {
        switch code {
        case ENOSPC, EDQUOT:
            "make room on the disk, then run the command again"
        case EROFS:
            "the disk is read-only: work in a copy on one that can be written to, or mount it writable"
        case EACCES, EPERM:
            "give yourself permission there (see `ls -ld`), then run the command again"
        default:
            "see to what the system says, then run the command again"
        }
    }
}
