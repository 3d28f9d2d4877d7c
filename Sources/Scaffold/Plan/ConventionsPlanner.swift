#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Plans `spmgen conventions --write`: what was found, as entries of `.spmgen.json`.
struct ConventionsPlanner {
    let workspace: Workspace

    func draft() throws -> PlanDraft {
        let conventions = try ConventionsReader(of: workspace).conventions()
        let entries = conventions.entries.filter { $0.origin != .usual && $0.key.isSettable }
        let tree = workspace.tree
        let path = ConventionsFile.path
        guard let bytes = try tree.contents(of: path) else {
            let lines = entries.map { "    \"\($0.key.rawValue)\" : \(Self.json($0.value, indentation: 4))" }
            let object = lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n  }"
            let text = "{\n  \"\(ConventionsFile.member)\" : \(object)\n}\n"
            tree.draft(Array(text.utf8), at: path, mode: .regular)
            return PlanDraft()
        }
        var file = EditedFile(path: path, contents: bytes)
        for entry in entries where entry.origin == .found {
            let edit = JSONEntryEdit(
                at: [ConventionsFile.member],
                key: entry.key.rawValue,
                text: Self.json(entry.value, indentation: 0),
                isSorted: false
            )
            file = file.applying(try edit.textEdits(in: file))
        }
        if file.text.bytes != bytes {
            tree.draft(file.text.bytes, at: path, mode: try tree.mode(of: path) ?? .regular)
        }
        return PlanDraft()
    }

    private static func json(_ value: ConventionValue, indentation: Int) -> String {
        switch value {
        case .text(let text): return quoted(text)
        case .flag(let isSet): return isSet ? "true" : "false"
        case .list(let entries):
            guard !entries.isEmpty else { return "[]" }
            let blanks = String(repeating: " ", count: indentation)
            return "[\n" + entries.map { blanks + "  " + quoted($0) }.joined(separator: ",\n") + "\n\(blanks)]"
        }
    }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A string is nothing that a coder can refuse.
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
