import Foundation
import Testing

@testable import Scaffold
@testable import spmgen

/// What stands in `docs/` agrees with the program.
struct DocumentTests {
    @Test func theCommandReferenceIsThatOfTheTable() throws {
        let file = Self.docs.appendingPathComponent("commands.md")
        let written = try? String(contentsOf: file, encoding: .utf8)
        if written != CommandReference.markdown, ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try CommandReference.markdown.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(written == CommandReference.markdown, "run the test with RECORD=1 and read what it changed")
    }

    @Test func everyErrorHasItsSectionAndEverySectionItsError() throws {
        let ids = try Self.errorSections().map(\.id)
        #expect(ids.sorted() == DiagnosticID.allCases.map(\.rawValue).sorted())
    }

    @Test(arguments: DiagnosticID.allCases)
    func anErrorsSectionSaysItsExitCodeAndWhatToDo(id: DiagnosticID) throws {
        let section = try #require(try Self.errorSections().first { $0.id == id.rawValue })
        let code = id.exitCode == 0 ? "Warns only" : "Exit code \(id.exitCode)"
        #expect(section.text.hasPrefix("\n\(code). "))
        #expect(section.text.contains("\n**What to do.** "))
        let example = section.text.split(separator: "```", omittingEmptySubsequences: false)
        #expect(example.count == 3, "one example")
        #expect(example.dropFirst().first?.contains("fix: ") == true)
    }

    private static func errorSections() throws -> [(id: String, text: String)] {
        let page = try String(contentsOf: docs.appendingPathComponent("errors.md"), encoding: .utf8)
        return page.components(separatedBy: "\n## `").dropFirst().map { section in
            let parts = section.split(separator: "`\n", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
    }

    private static let docs = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs")
}
