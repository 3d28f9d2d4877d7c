/// A plan that was applied, as `spmgen undo --list` tells of it.
public struct AppliedPlan: Sendable, Hashable, Encodable {
    /// The argument vector that asked for it.
    public let command: [String]
    /// Its SHA-256, in hexadecimal.
    public let plan: String
    /// The folder that its paths are relative to.
    public let workspace: String
    /// The paths that it changed, sorted.
    public let paths: [String]

    init(_ record: UndoRecord) {
        command = record.command
        plan = record.plan
        workspace = record.inverse.workspace
        paths = record.inverse.changes.map { $0.origin ?? $0.path }.sorted().map(\.description)
    }
}
