import Scaffold

/// A report as one JSON document, with all keys always (schema `spmgen/1`).
struct JSONReport {
    static let schema = "spmgen/1"

    /// Whether lists are printed whole.
    let all: Bool

    /// The document and a line feed.
    func text(of report: RunReport) -> String {
        let document = Self.document(of: report)
        return (all ? document : document.truncated(to: ReportLimits.list)).text + "\n"
    }

    private static func document(of report: RunReport) -> JSONValue {
        .object([
            "schema": .string(schema),
            "version": .string(ProductVersion.current),
            "command": JSONValue(report.command),
            "status": .string(report.status.rawValue),
            "exitCode": .int(Int(report.exitCode)),
            "workspace": JSONValue(report.workspace?.description),
            "subject": report.subject.map(value) ?? .null,
            "plan": JSONValue(report.digest),
            "changes": .array(report.plan?.changes.map(value) ?? []),
            "diagnostics": .array(report.diagnostics.map(value)),
            "next": .array(report.next.map(value)),
            "result": value(of: report.result),
        ])
    }

    private static func value(of subject: Subject) -> JSONValue {
        .object(["typed": .string(subject.typed), "name": .string(subject.name)])
    }

    private static func value(of words: [String]) -> JSONValue {
        .array(words.map(JSONValue.string))
    }

    private static func value(of change: Change) -> JSONValue {
        let origin: JSONValue =
            if case .move(let from, _, _) = change.action { .string(from.description) } else { .null }
        return .object([
            "action": .string(change.action.word),
            "from": origin,
            "path": .string(change.path.description),
        ])
    }

    private static func value(of diagnostic: Diagnostic) -> JSONValue {
        let position = diagnostic.location?.position
        let paste = diagnostic.paste.map { ":\n\($0)" } ?? ""
        return .object([
            "id": .string(diagnostic.id.rawValue),
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
            "file": JSONValue(diagnostic.location?.file),
            "line": position.map { .int($0.line) } ?? .null,
            "column": position.map { .int($0.column) } ?? .null,
            "remedy": .string(diagnostic.remedy + paste),
            "command": value(of: diagnostic.command),
        ])
    }

    private static func value(of result: RunReport.Result) -> JSONValue {
        switch result {
        case .nothing: return .null
        case .text(let text, let key): return .object([key: .string(text)])
        case .diff(let diff): return .object(["diff": .string(diff.map(\.description).joined())])
        case .answer(.listing(let listing)): return (try? JSONValueEncoder.value(of: listing)) ?? .null
        case .answer(.manifest(let manifest)): return (try? JSONValueEncoder.value(of: manifest)) ?? .null
        case .answer(.conventions(let conventions)): return (try? JSONValueEncoder.value(of: conventions)) ?? .null
        case .answer(.template(let template)): return (try? JSONValueEncoder.value(of: template)) ?? .null
        case .answer(.templates(let list)):
            return .object(["templates": (try? JSONValueEncoder.value(of: list)) ?? .null])
        case .answer(.checked(let list)):
            return .object(["templates": (try? JSONValueEncoder.value(of: list)) ?? .null])
        case .answer(.appliedPlans(let plans)):
            return .object(["plans": (try? JSONValueEncoder.value(of: plans)) ?? .null])
        case .answer(.takenBack(let plan)):
            return .object(["takenBack": (try? JSONValueEncoder.value(of: plan)) ?? .null])
        }
    }
}

extension Change.Action {
    /// What the report calls it.
    var word: String {
        switch self {
        case .create: "create"
        case .edit: "edit"
        case .delete: "delete"
        case .move: "move"
        }
    }
}
