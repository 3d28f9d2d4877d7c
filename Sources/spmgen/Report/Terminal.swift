import Scaffold

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The process around the program: its streams, its environment and its folder.
enum Terminal {
    /// Makes the process safe to write from.
    ///
    /// A closed standard stream would lend its number to the next file that is opened, and the report would be written
    /// into that file. A reader that went away must not end a run that is changing files.
    static func prepare() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDWR)
        }
        signal(SIGPIPE, SIG_IGN)
    }

    static var console: Console {
        Console(
            output: stream(STDOUT_FILENO),
            error: stream(STDERR_FILENO),
            noColor: !(variable("NO_COLOR") ?? "").isEmpty || variable("TERM") == "dumb"
        )
    }

    /// The current folder; nil where it was deleted.
    static var directory: AbsolutePath? {
        guard let buffer = getcwd(nil, 0) else { return nil }
        defer { free(buffer) }
        return AbsolutePath(String(cString: buffer))
    }

    /// Where spmgen keeps what it remembers between runs (XDG Base Directory Specification; Apple's File System
    /// Programming Guide); nil where the user has no home.
    static var stateFolder: AbsolutePath? {
        if let folder = variable("XDG_STATE_HOME").flatMap(AbsolutePath.init) { return folder.appending("spmgen") }
        #if canImport(Darwin)
        let path = "Library/Application Support/spmgen"
        #else
        let path = ".local/state/spmgen"
        #endif
        return variable("HOME").flatMap(AbsolutePath.init).map { AbsolutePath(path, in: $0) }
    }

    /// What templates may ask for; each is looked at when one does.
    static var circumstances: Circumstances {
        let home = variable("HOME").flatMap(AbsolutePath.init)
        let configuration =
            variable("XDG_CONFIG_HOME").flatMap(AbsolutePath.init) ?? home.map { $0.appending(".config") }
        let git = [
            AbsolutePath("/etc/gitconfig"), configuration?.appending("git/config"), home?.appending(".gitconfig"),
        ]
        return Circumstances(
            moment: { moment },
            account: variable("USER") ?? variable("LOGNAME") ?? home?.name,
            home: home,
            gitConfigurations: git.compactMap { $0 },
            templateFolders: templateFolders(home: home)
        )
    }

    /// The user's own templates, then Xcode's.
    private static func templateFolders(home: AbsolutePath?) -> [AbsolutePath] {
        #if canImport(Darwin)
        let usual = "Library/Application Support"
        #else
        let usual = ".local/share"
        #endif
        let data = variable("XDG_DATA_HOME").flatMap(AbsolutePath.init) ?? home.map { AbsolutePath(usual, in: $0) }
        return [
            data?.appending("spmgen").appending("Templates"),
            home.map { AbsolutePath(Circumstances.xcodeTemplates, in: $0) },
        ]
        .compactMap { $0 }
    }

    /// The time of `SOURCE_DATE_EPOCH` (reproducible-builds.org), else now, as the user's clock shows it; nil where the
    /// variable holds no number.
    private static var moment: Moment? {
        if let epoch = variable("SOURCE_DATE_EPOCH") { return Int(epoch).map { Moment(secondsSince1970: $0) } }
        var now = time(nil)
        var local = tm()
        localtime_r(&now, &local)
        return Moment(secondsSince1970: Int(now), offset: Int(local.tm_gmtoff))
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    private static func stream(_ descriptor: Int32) -> Console.Stream {
        Console.Stream(isTerminal: isatty(descriptor) == 1) { (text) throws(StreamError) in
            try write(text, to: descriptor)
        }
    }

    /// What the last system call complained of.
    private static var lastReason: String {
        let words: UnsafeMutablePointer<CChar>? = strerror(errno)
        return words.map { String(cString: $0) } ?? "error \(errno)"
    }

    /// Reads standard input to its end.
    static func input() throws(StreamError) -> [UInt8] {
        var input: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw StreamError(reason: lastReason) }
            if count == 0 { return input }
            input += chunk.prefix(count)
        }
    }

    /// Writes all of a text; one that nobody reads is dropped.
    private static func write(_ text: String, to descriptor: Int32) throws(StreamError) {
        var text = text
        let failure: StreamError? = text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = systemWrite(descriptor, start, rest.count)
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN {
                    // A pipe that does not block, and is full.
                    var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&event, 1, -1)
                    continue
                }
                if count < 0, errno == EPIPE { return nil }
                guard count > 0 else { return StreamError(reason: lastReason) }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return nil
        }
        if let failure { throw failure }
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
        Darwin.write(descriptor, bytes, count)
        #elseif canImport(Glibc)
        Glibc.write(descriptor, bytes, count)
        #else
        Musl.write(descriptor, bytes, count)
        #endif
    }
}
