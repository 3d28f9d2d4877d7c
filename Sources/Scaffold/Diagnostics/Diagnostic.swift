/// One thing to tell the user: what is wrong, where, and what to do about it.
public struct Diagnostic: Sendable, Hashable {
    public enum Severity: String, Sendable {
        case error
        case warning
        case note
    }

    public let id: DiagnosticID
    public let severity: Severity
    public let message: String
    public let location: DiagnosticLocation?
    /// What the user can do, as a sentence; never empty. Text to paste follows in `paste`.
    public let remedy: String
    /// Text to put into the file by hand, where an edit found no certain place.
    public let paste: String?
    /// A command that helps, as an argument vector.
    public let command: [String]

    public init(
        _ id: DiagnosticID,
        severity: Severity = .error,
        _ message: String,
        at location: DiagnosticLocation? = nil,
        remedy: String,
        paste: String? = nil,
        command: [String] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.location = location
        self.remedy = remedy
        self.paste = paste
        self.command = command
    }

    /// The same, at a place.
    func with(location: DiagnosticLocation?) -> Diagnostic {
        Diagnostic(id, severity: severity, message, at: location, remedy: remedy, paste: paste, command: command)
    }

    /// The same, told as something less than an error.
    func with(severity: Severity) -> Diagnostic {
        Diagnostic(id, severity: severity, message, at: location, remedy: remedy, paste: paste, command: command)
    }
}

/// A file, and the place in it where it is known, with the source line to show.
public struct DiagnosticLocation: Sendable, Hashable {
    /// Relative to the workspace where the file lies inside.
    public let file: String
    public let position: TextPosition?
    /// The text of the line at `position`; of a long line the part around it.
    public let line: String?
    /// How many bytes of the line are left out before `line`.
    public let leftOut: Int

    /// How much of a line is kept on either side of the position, in bytes: many diagnostics may name one long line.
    private static let reach = 1000

    public init(file: String) {
        self.init(file: file, position: nil, line: nil, leftOut: 0)
    }

    private init(file: String, position: TextPosition?, line: String?, leftOut: Int) {
        self.file = file
        self.position = position
        self.line = line
        self.leftOut = leftOut
    }

    /// The same place in a file that is called otherwise.
    func with(file: String) -> DiagnosticLocation {
        DiagnosticLocation(file: file, position: position, line: line, leftOut: leftOut)
    }

    public init(file: String, offset: Int, in text: SourceText) {
        self.file = file
        position = text.position(of: offset)
        let range = text.lineRange(at: offset)
        var start = max(range.lowerBound, min(offset, range.upperBound) - Self.reach)
        if start > range.lowerBound {
            // Not in the middle of a character, so that columns can be counted in what is left.
            while start < range.upperBound, text.bytes[start] & 0xc0 == 0x80 { start += 1 }
        }
        line = text.string(in: start..<max(start, min(range.upperBound, offset + Self.reach)))
        leftOut = start - range.lowerBound
    }
}

/// An error of one stage, which knows how to be told to the user.
///
/// Each stage throws its own type; the façade turns all of them into diagnostics at one place.
public protocol DiagnosticError: Error, Sendable {
    var diagnostics: [Diagnostic] { get }
}

/// The diagnostics that ended a run.
public struct Refusal: DiagnosticError, Equatable {
    public let diagnostics: [Diagnostic]
    /// The path of the workspace, where the run came far enough to know it.
    public let workspace: String?

    public init(_ diagnostics: [Diagnostic], workspace: String? = nil) {
        self.diagnostics = diagnostics
        self.workspace = workspace
    }

    public init(_ diagnostic: Diagnostic, workspace: String? = nil) {
        self.init([diagnostic], workspace: workspace)
    }

    /// That of the first error.
    public var exitCode: Int32 {
        diagnostics.first { $0.severity == .error }?.id.exitCode ?? 0
    }
}
