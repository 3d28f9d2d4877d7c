/// A change of the workspace as a value: every file it writes, byte for byte, and every file that decided it.
public struct Plan: Sendable, Hashable {
    /// The spmgen that made it.
    public let version: String
    /// The argument vector that asked for it.
    public let command: [String]
    public let workspace: AbsolutePath
    /// Sorted by path; each path at most once.
    public let changes: [Change]
    /// The digest of each file that was read to decide the changes; nil where there was none.
    public let reads: [RelativePath: SHA256?]

    public init(
        version: String = ProductVersion.current,
        command: [String],
        workspace: AbsolutePath,
        changes: [Change],
        reads: [RelativePath: SHA256?]
    ) {
        self.version = version
        self.command = command
        self.workspace = workspace
        self.changes = changes.sorted { $0.path < $1.path }
        self.reads = reads
    }

    /// The SHA-256 by which `--expect-plan` and the report name the plan, in hexadecimal.
    public var digest: String { PlanDocument(self).digest }
}
