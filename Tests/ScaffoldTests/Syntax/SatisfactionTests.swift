import Testing

@testable import Scaffold

struct SatisfactionTests {
    @Test(arguments: [
        ("let a = 1\n", "let a = 1\n", true),
        ("let a = 1\n", "// note\nlet a=1 ; let b = 2\r\n", true),
        ("enum A { case b }", "enum A: C { case b, d(\"x\") }", true),
        ("f(\"a\")", "f(\"b\")", false),
        ("a b", "b a", false),
        ("let a = 1", "// let a = 1", false),
        ("\"\"\"\na\n\"\"\"", "\"\"\"\r\na\r\n\"\"\"", true),
        ("// comment", "", true),
        ("`a`", "a", false),
        ("é", "e\u{301}", false),
    ])
    func swiftIsComparedByTokens(rendering: String, onDisk: String, expected: Bool) {
        #expect(check(rendering, onDisk, .swift) == expected)
    }

    @Test(arguments: [
        (#"{"a" : 1}"#, #"{ "b":2,"a":1 }"#, true),
        (#"{"a" : "x/y"}"#, #"{"a":"x\/y"}"#, true),
        (#"{"a" : 1}"#, #"{"a":2}"#, false),
    ])
    func jsonIsComparedByTokens(rendering: String, onDisk: String, expected: Bool) {
        #expect(check(rendering, onDisk, .json) == expected)
    }

    @Test(arguments: [
        ("# A\n\ntext\n", "# A\r\nmore\r\ntext  \r\n", true),
        ("a\nb\n", "b\na\n", false),
        ("a\n", "a b\n", false),
        ("", "anything", true),
    ])
    func otherTextIsComparedByLines(rendering: String, onDisk: String, expected: Bool) {
        #expect(check(rendering, onDisk, .lines) == expected)
    }

    @Test func binaryFilesAreEqualOrNot() {
        #expect(check("a", "a", .binary))
        #expect(!check("a", "ab", .binary))
    }

    @Test(arguments: [
        ("Package.swift", "a", FileComparison.swift),
        ("Localizable.xcstrings", "{}", .json), ("App.xctestplan", "{}", .json), ("Contents.json", "{}", .json),
        ("AGENTS.md", "a", .lines), (".gitignore", "a", .lines), ("icon.png", "\u{0}", .binary),
    ])
    func theComparisonFollowsTheName(path: String, contents: String, comparison: FileComparison) throws {
        #expect(FileComparison(path: try RelativePath(path), contents: Array(contents.utf8)) == comparison)
    }

    @Test func brokenTextIsBinary() throws {
        #expect(FileComparison(path: try RelativePath("a.txt"), contents: [0xFF, 0x41]) == .binary)
    }

    private func check(_ rendering: String, _ onDisk: String, _ comparison: FileComparison) -> Bool {
        satisfies(rendering: SourceText(rendering), onDisk: SourceText(onDisk), comparison: comparison)
    }
}
