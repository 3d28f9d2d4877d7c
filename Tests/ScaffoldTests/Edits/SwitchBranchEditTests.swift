import Testing

@testable import Scaffold

/// What the fixtures of `SwitchBranchEdit` do not show.
struct SwitchBranchEditTests {
    private func result(of edit: SwitchBranchEdit, on text: String) throws -> String {
        let file = EditedFile(path: try RelativePath("a.swift"), contents: Array(text.utf8))
        let edits = try edit.fileEdits(in: [file]).flatMap(\.edits)
        return try SourceText(text).applying(edits).string
    }

    @Test func thePropertyOfATypeCanHoldTheSwitch() throws {
        let edit = SwitchBranchEdit(
            declares: try #require(DeclarationQuery("struct Screen")),
            at: ["var body", "switch"],
            text: "case .summary:\n    SummaryView()",
            needs: []
        )
        let text =
            "struct Screen {\n  let route: Route\n  var body: some View {\n    switch route {\n    case .a: A()\n    }\n  }\n}\n"
        let expected = text.replacing("A()\n", with: "A()\n    case .summary: SummaryView()\n")
        #expect(try result(of: edit, on: text) == expected)
    }

    @Test func aBodyOfSeveralStatementsKeepsItsShape() throws {
        let edit = SwitchBranchEdit(
            declares: try #require(DeclarationQuery("enum Route")),
            at: ["init?(path:)", "switch"],
            text: "case \"a\":\n    guard let b = c() else {\n        return nil\n    }\n    self = b",
            needs: []
        )
        let text = "enum Route {\n\tinit?(path: P) {\n\t\tswitch path.first { default: return nil }\n\t}\n}\n"
        let expected =
            "enum Route {\n\tinit?(path: P) {\n\t\tswitch path.first {\n\t\tcase \"a\":\n\t\t\tguard let b = c() else {\n\t\t\t\treturn nil\n"
            + "\t\t\t}\n\t\t\tself = b\n\t\t default: return nil }\n\t}\n}\n"
        #expect(try result(of: edit, on: text) == expected)
    }

    @Test(arguments: [
        (["func view"], "let x = 1", "`let x = 1` is no branch of a `switch`"),
        (["view"], "case .a: b", "`view` leads to no `switch`"),
        (["func view(for:)", "case"], "case .a: b", "`func view(for:) / case` leads to no `switch`"),
    ])
    func aTemplateThatAsksForSomethingElseIsToldSo(at: [String], text: String, reason: String) throws {
        let query = try #require(DeclarationQuery("class C"))
        let edit = SwitchBranchEdit(declares: query, at: at, text: text, needs: [])
        let error = #expect(throws: EditError.self) { try result(of: edit, on: "class C {}") }
        #expect(error?.reason == reason)
    }

    @Test func aRefusalShowsThePlaceAndWhatToPaste() throws {
        let query = try #require(DeclarationQuery("class C"))
        let edit = SwitchBranchEdit(declares: query, at: ["func view(for:)"], text: "case .a:\n    b", needs: [])
        let error = try #require(#expect(throws: EditError.self) { try result(of: edit, on: "\nfinal class C {}") })
        let diagnostic = try #require(error.diagnostics.first)
        #expect(diagnostic.id == .editSiteUnclear)
        #expect(diagnostic.location?.position == TextPosition(line: 2, column: 7))
        #expect(diagnostic.paste == "case .a:\n    b")
        #expect(error.warning.severity == .warning)
        #expect(error.warning.id.exitCode == 0)
    }
}
