import Testing

@testable import Scaffold

struct DirectivesTests {
    private let directives = Directives(values: ["yes": "true", "no": "false", "ui": "SwiftUI"])

    private func kept(_ text: String) throws -> String {
        let bytes = Array(text.utf8)
        let ranges = try directives.keptRanges(of: bytes, file: "a.swift")
        return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined()
    }

    @Test(arguments: [
        ("// ", ""), ("//", ""), ("# ", ""), ("-- ", ""), ("; ", ""), ("<!-- ", " -->"), ("/* ", " */"), ("", ""),
    ])
    func eachCommentMarkServes(opening: String, closing: String) throws {
        func line(_ sign: String) -> String { "   \(opening)___\(sign)___\(closing) \n" }
        let text = "a\n" + line("IF_yes") + "b\n" + line("ELSE") + "c\n" + line("END") + "d\n"
        #expect(try kept(text) == "a\nb\nd\n")
        #expect(try kept(text.replacing("IF_yes", with: "IF_no")) == "a\nc\nd\n")
        #expect(try kept(text.replacing("\n", with: "\r\n")) == "a\r\nb\r\nd\r\n")
    }

    @Test(arguments: [
        ("// ___IF_yes___\n// ___IF_no___\na\n// ___ELSE___\nb\n// ___END___\n// ___END___\nc", "b\nc"),
        ("// ___IF_no___\n// ___IF_yes___\na\n// ___ELSE___\nb\n// ___END___\n// ___END___\nc", "c"),
        ("// ___IF_no___\na\n// ___ELSE___\n// ___IF_yes___\nb\n// ___END___\nc\n// ___END___", "b\nc\n"),
        ("// ___IF_yes && ui == SwiftUI___\na\n// ___END___\n", "a\n"),
        ("// ___IF_!(yes || no)___\na\n// ___END___\nb", "b"),
        ("// ___IF_yes___ or so\nlet a = 1 // ___END___\n", "// ___IF_yes___ or so\nlet a = 1 // ___END___\n"),
        ("<!-- ___END___ /\n", "<!-- ___END___ /\n"),
        ("", ""), ("a_b", "a_b"), ("/*/\n", "/*/\n"),
    ])
    func blocksNestAndLinesGoWhole(text: String, expected: String) throws {
        #expect(try kept(text) == expected)
    }

    @Test(arguments: [
        ("a\n// ___ELSE___\n", 2, 1, "belongs to no"), ("a\n\n// ___END___\n", 3, 1, "ends no"),
        ("// ___IF_yes___\n// ___ELSE___\n// ___ELSE___\n// ___END___\n", 3, 1, "belongs to no"),
        ("a\n  // ___IF_yes___\nb\n", 2, 12, "no ___END___"), ("# ___IF_yse___\n# ___END___", 1, 9, "`yse`"),
        ("# ___IF_no___\n# ___IF_yes &&___\n# ___END___\n# ___END___", 2, 15, "too early"),
        ("//___IF____\n//___END___", 1, 9, "too early"),
    ])
    func aBrokenBlockIsToldWithItsPlace(text: String, line: Int, column: Int, message: String) throws {
        let error = #expect(throws: TemplateError.self) { try kept(text) }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.location?.position == TextPosition(line: line, column: column))
        #expect(diagnostic.message.contains(message))
    }

    @Test func manyBlocksInEachOtherAreReadInTimeThatFollowsTheirNumber() throws {
        let count = 20_000
        let text =
            String(repeating: "// ___IF_a___\n", count: count) + "kept\n// ___ELSE___\nleft out\n"
            + String(repeating: "// ___END___\n", count: count)
        let bytes = Array(text.utf8)
        for (value, expected) in [("true", "kept\n"), ("false", "")] {
            let ranges = try Directives(values: ["a": value]).keptRanges(of: bytes, file: "a.swift")
            #expect(ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined() == expected)
        }
    }
}
