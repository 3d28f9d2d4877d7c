import Testing

@testable import Scaffold

struct SwitchTests {
    private func read(_ text: String) throws -> Switch {
        let tree = SyntaxTree(lexing: SourceText(text))
        let keyword = try #require(tree.code.indices.first { tree.is($0, "switch") })
        return Switch(at: keyword, in: tree)
    }

    @Test(arguments: [
        ("switch a {}", ""),
        ("switch a { case .b: c }", "|b| c"),
        ("switch a { case .b, C.d, .e(let f), let .g(h): i }", "|b,d,e,g| i"),
        ("switch a { case .b where c, .d where e > 1: f }", "|b where c,d where (e > 1)| f"),
        ("switch a { case .b: c\n d\n case .e: f; case .g: h default: i }", "|b| c; d|e| f|g| h|default| i"),
        ("switch a {\ncase .b:\n  c\n  fallthrough\n@unknown default:\n  d\n}", "|b|↓ c; fallthrough|@unknown| d"),
        (
            "switch a {\ncase .b:\n  if case .c = d { e }\n  for case .f in g {}\ncase .h: i\n}",
            "|b| if <case.c=d> {e}; for <case.fing> {}|h| i"
        ),
        (
            "switch a {\ncase .b:\n  guard x, case .c = d else { e }\ncase .f: g\n}",
            "|b| guard <x,case.c=delse> {e}|f| g"
        ),
        ("switch a { case .b: switch c { case .d: e }\ncase .f: g }", "|b| switch c {|d| e}|f| g"),
        ("switch a { case .default: .default\ncase .b: x }", "|default| .default|b| x"),
        ("switch (a, b) { case (.c, _): d\ncase (_, let e?): f }", "|(.c, _)| d|(_, let e?)| f"),
        ("switch a { case let b as C: d\ncase is E: f }", "|let b as C| d|is E| f"),
        ("switch a { case \"b\": c\ncase 1...2, 3: d }", "|\"b\"| c|1...2,3| d"),
        ("switch a { case .b?: c }", "|b| c"),
        ("switch a { case x where y ? z : w: b }", "|x where (y ? z : w)| b"),
        ("switch a.b({ $0 }) { case .c: d }", "|c| d"),
        ("switch a {\ncase .b: let x: [Int: Int] = [:]\ncase .c: d\n}", "|b| variable x:[Int:Int] = [:]|c| d"),
        ("switch a {\ncase .b:\n#if D\n  c()\n#endif\ncase .c: d\n}", "|b| #if D {(call c [])}|c| d"),
    ])
    func branchesAreRead(text: String, branches: String) throws {
        #expect(try read(text).branches.map(SyntaxDump.branch).joined() == branches)
    }

    @Test func branchesInConditionalBlocksAreRead() throws {
        let text =
            "switch a {\ncase .b: c\n#if D\ncase .d: e\n#if E\n@unknown default: f\n#endif\n#endif\ncase .g: h\n}"
        let value = try read(text)
        #expect(value.branches.map { $0.patterns.first?.caseName ?? "default" } == ["b", "d", "default", "g"])
        #expect(value.entries.count == 3)
        #expect(value.tree.string(in: value.span) == text)
    }

    @Test func theRangeOfABranchEndsWithItsLastStatement() throws {
        let text = "switch a {\n// one\ncase .b:\n    c\n    // two\n\ncase .d:\n    e\n}"
        let value = try read(text)
        #expect(value.branches.map { value.tree.text.string(in: $0.range) } == ["case .b:\n    c", "case .d:\n    e"])
        #expect(value.subject.text == "a")
        #expect(value.branches[0].matches(caseNamed: "b"))
        #expect(!value.branches[0].matches(caseNamed: "d"))
    }
}
