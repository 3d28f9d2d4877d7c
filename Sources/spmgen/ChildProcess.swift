import Scaffold

#if canImport(Darwin)
@preconcurrency import Darwin
#elseif canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif

/// Another program, run to its end with the environment of this one.
enum ChildProcess {
    /// The exit code with which a shell says that there is no such program.
    static let notFound: Int32 = 127

    /// Runs a program that is found by way of `PATH`.
    ///
    /// - Parameters:
    ///   - words: its name and its arguments.
    ///   - output: the file that gets what it prints.
    ///   - errors: the file that gets its messages.
    /// - Returns: its exit code, that of a shell where a signal ended it; nil where it could not be started.
    static func run(_ words: [String], output: AbsolutePath, errors: AbsolutePath) -> Int32? {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output.description, flags, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errors.description, flags, 0o600)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var child = pid_t()
        guard posix_spawnp(&child, words[0], &actions, nil, arguments, environ) == 0 else { return nil }
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1 {
            guard errno == EINTR else { return nil }
        }
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    /// A new folder for files that last no longer than the run; nil where none can be made.
    static func temporaryFolder() -> AbsolutePath? {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array((parent + "/spmgen-verify-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        return AbsolutePath(String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
}
