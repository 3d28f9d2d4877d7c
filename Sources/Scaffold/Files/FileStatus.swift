/// What is at a path.
public struct FileStatus: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case file
        case directory
        case symlink
        case other
    }

    /// Which file it is, whatever it is called: two names with one identity are one file.
    public struct Identity: Sendable, Hashable {
        public let device: UInt64
        public let number: UInt64

        public init(device: UInt64, number: UInt64) {
            self.device = device
            self.number = number
        }
    }

    public let kind: Kind
    public let mode: FileMode
    public let identity: Identity

    public init(kind: Kind, mode: FileMode, identity: Identity) {
        self.kind = kind
        self.mode = mode
        self.identity = identity
    }
}

/// The permission bits of a file, as in `stat`'s `st_mode`.
public struct FileMode: Sendable, Hashable {
    public let bits: UInt32

    public init(bits: UInt32) {
        self.bits = bits & 0o7777
    }

    public static let regular = FileMode(bits: 0o644)
    public static let executable = FileMode(bits: 0o755)

    public var isExecutable: Bool { bits & 0o100 != 0 }
    /// Whether anybody may write; a file without is meant to stay as it is, whoever asks.
    public var isWritable: Bool { bits & 0o222 != 0 }
}
