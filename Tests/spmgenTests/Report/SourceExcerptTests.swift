import Testing

@testable import spmgen

struct SourceExcerptTests {
    @Test(arguments: [
        ("    targets: [", 14, "    targets: [", "             "),
        ("x", 1, "x", ""),
        ("", 1, "", ""),
        // Behind the last character, where something is missing.
        ("let a", 6, "let a", "     "),
        ("ab", 99, "ab", "  "),
        // A tab is as wide as the terminal makes it, so the line below has one too.
        ("\t\ttargets: [", 12, "\t\ttargets: [", "\t\t         "),
        ("\ta\tb", 4, "\ta\tb", "\t \t"),
        // One column, two bytes.
        ("// é: [", 8, "// é: [", "      "),
        // Two columns, three bytes.
        ("\"日本\", x", 10, "\"日本\", x", "       "),
        // Two columns, four bytes, and one that is made of several scalars.
        ("🛒 x", 6, "🛒 x", "   "),
        ("👩‍👩‍👧 x", 20, "👩‍👩‍👧 x", "   "),
        ("e\u{301}x", 4, "e\u{301}x", " "),
        // A byte inside of a character is its place.
        ("éx", 2, "éx", ""),
        ("a\u{1b}b", 3, "a\\u{1b}b", "       "),
    ])
    func theCaretStandsBelowItsByte(source: String, column: Int, line: String, padding: String) {
        let excerpt = SourceExcerpt(source, column: column)
        #expect(excerpt.line == line)
        #expect(excerpt.padding == padding)
    }

    @Test func aLongLineIsCroppedAroundTheCaret() {
        let source = String(repeating: "a", count: 5_000) + "[" + String(repeating: "b", count: 5_000)
        let excerpt = SourceExcerpt(source, column: 5_001)
        #expect(excerpt.line.count == ReportLimits.excerpt + 2)
        #expect(excerpt.line.first == "…")
        #expect(excerpt.line.last == "…")
        #expect(Array(excerpt.line)[excerpt.padding.count] == "[")
    }

    @Test func aLongLineKeepsItsBeginningWhereTheCaretIsThere() {
        let excerpt = SourceExcerpt("[" + String(repeating: "b", count: 5_000), column: 1)
        #expect(excerpt.line.hasPrefix("[bbb"))
        #expect(excerpt.line.hasSuffix("b…"))
        #expect(excerpt.padding.isEmpty)
    }
}
