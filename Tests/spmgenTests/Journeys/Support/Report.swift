import Foundation
import Scaffold

/// What the program reported with `--json`.
struct Report: Decodable {
    struct Subject: Decodable, Equatable {
        let typed: String
        let name: String
    }

    struct Change: Decodable, Equatable {
        let action: String
        let from: String?
        let path: String
    }

    struct Note: Decodable {
        let id: String
        let severity: String
        let message: String
        let file: String?
        let line: Int?
        let column: Int?
        let remedy: String
        let command: [String]
    }

    let schema: String
    let command: String?
    let status: String
    let exitCode: Int32
    let workspace: String?
    let subject: Subject?
    let plan: String?
    let changes: [Change]
    let diagnostics: [Note]
    let next: [[String]]
    /// The document as it was printed.
    var text = ""

    private enum CodingKeys: String, CodingKey {
        case schema, command, status, exitCode, workspace, subject, plan, changes, diagnostics, next
    }

    init(_ text: String) throws {
        self = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        self.text = text
    }

    /// The kinds of all that was said.
    var ids: [String] { diagnostics.map(\.id) }
    /// The kinds of all errors.
    var errors: [String] { diagnostics.filter { $0.severity == "error" }.map(\.id) }

    func paths(_ action: String) -> [String] {
        changes.filter { $0.action == action }.map(\.path)
    }

    func note(_ id: String) -> Note? {
        diagnostics.first { $0.id == id }
    }

    /// The members of `result`.
    func result() throws -> [String: Any] {
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return document?["result"] as? [String: Any] ?? [:]
    }
}
