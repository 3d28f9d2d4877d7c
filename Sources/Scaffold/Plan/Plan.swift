/// A change of the workspace as a value: every file it writes, byte for byte, and every file that decided it.
public struct Plan: Sendable, Hashable {
    /// The argument vector that asked for it.
    public let command: [String]
    public let workspace: AbsolutePath
    /// Sorted by path; each path at most once.
    public let changes: [Change]
    /// The digest of each file that was read to decide the changes; nil where there was none.
    public let reads: [RelativePath: SHA256?]

    public init(command: [String], workspace: AbsolutePath, changes: [Change], reads: [RelativePath: SHA256?]) {
        self.command = command
        self.workspace = workspace
        self.changes = changes.sorted { $0.path < $1.path }
        self.reads = reads
    }
}

/// What happens to one file.
public struct Change: Sendable, Hashable {
    public enum Action: Sendable, Hashable {
        case create(contents: [UInt8])
        case edit(before: [UInt8], contents: [UInt8])
        case delete(before: [UInt8])
        /// The file moves here from `from`, with other contents where they differ.
        case move(from: RelativePath, before: [UInt8], contents: [UInt8])
    }

    public let path: RelativePath
    public let action: Action
    public let mode: FileMode

    public init(path: RelativePath, action: Action, mode: FileMode = .regular) {
        self.path = path
        self.action = action
        self.mode = mode
    }
}
