import Scaffold

/// All that a run has to say, before it takes the form of text or JSON.
struct RunReport: Sendable {
    enum Status: String, Sendable {
        case ok
        case applied
        case planned
        case unchanged
        case findings
        case refused
        case failed
    }

    enum Result: Sendable {
        case nothing
        case answer(Answer)
        /// Text to print as it is, and the key under which a JSON document has it.
        case text(String, key: String)
        /// The changes, one text a file.
        case diff([UnifiedDiff])
    }

    /// Nil where none could be made out.
    var command: String?
    var status: Status
    var exitCode: Int32
    var workspace: AbsolutePath?
    var subject: Subject?
    var plan: Plan?
    /// The digest of the document that the plan comes from.
    var document: String?
    var diagnostics: [Diagnostic] = []
    var next: [[String]] = []
    var result = Result.nothing

    /// The SHA-256 by which `--expect-plan` names the plan.
    var digest: String? { document ?? plan?.digest }

    init(command: String?, result: Result) {
        self.command = command
        self.result = result
        status = .ok
        exitCode = 0
    }

    init(command: String?, _ outcome: Outcome) {
        self.command = command
        status =
            switch outcome.status {
            case .ok: .ok
            case .applied: .applied
            case .planned: .planned
            case .unchanged: .unchanged
            case .findings: .findings
            }
        exitCode = outcome.status == .findings ? 1 : 0
        workspace = outcome.workspace
        subject = outcome.subject
        plan = outcome.plan
        document = outcome.document
        diagnostics = outcome.diagnostics
        next = outcome.next
        result = outcome.answer.map(Result.answer) ?? .nothing
    }

    /// A run that ended with an error; one without any is a fault of the program itself.
    init(command: String?, _ error: any DiagnosticError) {
        self.command = command
        let refusal = Refusal(error.diagnostics)
        let isExplained = refusal.exitCode != 0
        diagnostics = isExplained ? refusal.diagnostics : refusal.diagnostics + [Self.unexplained]
        exitCode = isExplained ? refusal.exitCode : DiagnosticID.internalFault.exitCode
        status = Self.status(of: exitCode)
        workspace = (error as? Refusal)?.workspace.flatMap(AbsolutePath.init)
    }

    private static func status(of exitCode: Int32) -> Status {
        switch exitCode {
        case 1: .findings
        case 2, 64, 65, 66, 75: .refused
        default: .failed
        }
    }

    private static let unexplained = Diagnostic(
        .internalFault,
        "the run ended without a reason",
        remedy: "run the command again with --json and report what it prints; this is a fault in spmgen"
    )
}

/// How long a report may get.
enum ReportLimits {
    /// The entries of one list, unless `--all` is given.
    static let list = 200
    /// The characters of a source line that are shown around a caret.
    static let excerpt = 160
}
