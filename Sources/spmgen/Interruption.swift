#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Whether the user, or the system, asked the run to stop.
///
/// A run that writes looks at this between its steps and takes back what it did. A second request stops the process at
/// once; the next run then takes back what is left.
enum Interruption {
    /// A pointer, as a signal handler may touch neither a lazily made variable nor an object.
    nonisolated(unsafe) private static let flag = {
        let pointer = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
        pointer.initialize(to: 0)
        return pointer
    }()

    static var isRequested: Bool { flag.pointee != 0 }

    /// Listens to Control-C, to `kill`, and to a terminal that goes away; a signal that is ignored stays so.
    static func install() {
        // Made here, so that the handler finds it made.
        flag.pointee = 0
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let before = signal(number) { _ in
                if Interruption.flag.pointee != 0 { _exit(130) }
                Interruption.flag.pointee = 1
            }
            if isIgnore(before) { _ = signal(number, SIG_IGN) }
        }
    }

    private typealias Handler = @convention(c) (Int32) -> Void

    private static func isIgnore(_ handler: Handler?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN as Handler?, to: Int.self)
    }
}
