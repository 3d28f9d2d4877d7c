import Testing

@testable import Scaffold

struct SyntaxTreeTests {
    @Test(
        arguments: [
            ("let a = [1, (2)]", nil),
            ("f(\n  a: [\n    1,\n)", "2:6 this bracket is never closed"),
            ("f(\n  a: [\n    .b(1,\n  ]\n)", "3:7 this bracket is never closed"),
            ("f(a))", "1:5 this bracket closes nothing"),
            ("f([a)", "1:3 this bracket is never closed"),
            ("struct A {\n  func b() {\n}", "1:10 this bracket is never closed"),
            ("f(\"a)\ng(1)", "1:3 this string is never closed"),
            ("f(\"a\n)", "1:3 this string is never closed"),
            ("f(\"\"\"\na)\n", "1:3 this string is never closed"),
            ("f(\n/* a)\n", "2:1 this comment is never closed"),
            ("#if A\nlet b\n", "1:1 this `#if` is never closed"),
            ("let b\n#endif", "2:1 this `#if` closes nothing"),
            ("#if A\nf(\n#else\n#endif", "2:2 this bracket is never closed"),
            ("\"\\(a[)\"", "1:5 this bracket is never closed"),
        ] as [(String, String?)])
    func theFirstHalfOfAPairWithoutItsOtherHalfIsFound(text: String, message: String?) {
        let tree = SyntaxTree(lexing: SourceText(text))
        let found = tree.firstUnbalanced.map { unbalanced in
            let position = tree.text.position(of: unbalanced.range.lowerBound)
            return "\(position.line):\(position.column) \(unbalanced.message)"
        }
        #expect(found == message)
    }

    @Test func bracketsQuotesAndConditionalsKnowTheirPartners() {
        let tree = SyntaxTree(lexing: SourceText("#if A\nf(\"\\(b)\")\n#endif"))
        let pairs = tree.code.indices.compactMap { index in
            tree.partner(of: index).map { "\(tree.string(index))\(tree.string($0))" }
        }
        #expect(pairs == ["#if#endif", "()", "\"\"", "\\()", ")\\(", "\"\"", ")(", "#endif#if"])
    }

    @Test(arguments: [
        ("public final class A {}", ["public", "final", "class"]),
        ("private(set) lazy var set = final", ["private", "set", "lazy", "var"]),
        ("func view() async throws -> some View { async }", ["func", "async", "throws", "some"]),
        ("final\npackage(set) var a = open(url)\nlet b = lazy\nopen(url)", ["final", "package", "set", "var", "let"]),
        ("var a: Int { get { final } set { open } }", ["var", "get", "set"]),
        ("let final = `public`, some = final is Any", ["let", "is", "Any"]),
        ("x.default(open, final: lazy); prefix(3)", []),
    ])
    func wordsOfTheLanguageAreNoNames(text: String, keywords: [String]) {
        let tree = SyntaxTree(lexing: SourceText(text))
        #expect(tree.code.indices.filter(tree.isKeyword).map(tree.string) == keywords)
    }

    @Test func tokensAreFoundByTheirOffset() {
        let tree = SyntaxTree(lexing: SourceText("a  // b\n  c"))
        #expect(tree.tokenIndex(at: 4) == 2)
        #expect(tree.codeIndex(from: 1) == 1)
        #expect(tree.string(tree.codeIndex(from: 1)) == "c")
    }
}
