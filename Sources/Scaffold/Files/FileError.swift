/// An operation that the system refused.
public struct FileError: DiagnosticError, Hashable {
    public enum Operation: String, Sendable {
        case look = "look at"
        case read
        case list
        case makeDirectory = "make the folder"
        case write
        case setMode = "set the permissions of"
        case rename
        case remove
        case lock
    }

    public let operation: Operation
    public let path: AbsolutePath
    /// The `errno` of the system call.
    public let code: Int32
    /// The system's own words for `code`.
    public let reason: String

    public init(_ operation: Operation, _ path: AbsolutePath, code: Int32, reason: String) {
        self.operation = operation
        self.path = path
        self.code = code
        self.reason = reason
    }

    public var diagnostics: [Diagnostic] {
        [
            Diagnostic(
                .diskRefused,
                "cannot \(operation.rawValue) \(path): \(reason)",
                at: DiagnosticLocation(file: path.description),
                remedy: remedy
            )
        ]
    }
}
