import Testing

@testable import Scaffold

struct ExpressionTests {
    private func dump(_ text: String, _ language: SyntaxTree.Language = .swift) -> String {
        let tree = SyntaxTree(lexing: SourceText(text), language: language)
        return SyntaxDump.expression(Expression(tree, tree.span))
    }

    @Test(arguments: [
        ("[]", "[]"), ("[:]", "[:]"), ("[a, \"b\", 1,]", "[a, \"b\", 1]"),
        ("[a: 1, \"b\": [2]]", "[:a: 1, \"b\": [2]]"),
        ("[c ? a : b: 1]", "[:(c ? a : b): 1]"),
        ("true", "true"), ("nil", "null"), ("-1.5", "(- 1.5)"), ("`default`", "default"),
        (".a", ".a"), ("a.b.c", "a.b.c"), ("A.self", "A.self"), ("t.0", "t.0"),
        ("(a, b: 1)", "(tuple a, b: 1)"), ("()", "(tuple )"),
        ("\\.a.b?[0]", "(keypath \\.a.b?[0])"), ("\\A<B>.c", "(keypath \\A<B>.c)"),
        ("/a+/", "(regex /a+/)"), ("#file", "#file"), ("#selector(a)", "(call #selector [a])"),
        ("reduce(0, +)", "(call reduce [0, (operator +)])"),
    ])
    func literalsAndNames(text: String, form: String) {
        #expect(dump(text) == form)
    }

    @Test(arguments: [
        ("f()", "(call f [])"),
        (".target(name: \"A\", [b])", "(call .target [name: \"A\", [b]])"),
        ("f(in: 1, default: 2, _: 3)", "(call f [in: 1, default: 2, _: 3])"),
        ("a.map { $0 }", "(call a.map {$0})"),
        ("a.map({ $0 }).b", "(call a.map [{$0}]).b"),
        ("f(1) { a } then: { b } else: { c }", "(call f [1] {a} then: {b} else: {c})"),
        ("f\n{ a }", "(call f {a})"),
        ("a { x, _ in x }", "(call a {x _ in x})"),
        ("a { [weak self] (x: Int, y) async throws -> Int in x }", "(call a {x y in x})"),
        ("a { @MainActor in b }", "(call a {b})"),
        ("{ 1 }()", "(call {1} [])"),
        ("A<B, C>(d)", "(call (generic A <B,C>) [d])"),
        ("[A<B>]()", "(call [(generic A <B>)] [])"),
        ("f(a < b, c > (d))", "(call f [(a < b), (c > (tuple d))])"),
        ("f(g<A, B>(1), 2)", "(call f [(call (generic g <A,B>) [1]), 2])"),
        ("d[k, default: 1]", "(subscript d [k, default: 1])"),
        ("a?.b!.c", "((a ?).b !).c"),
        ("a\n    .b()\n    .c", "(call a.b []).c"),
        ("a\n#if X\n.b()\n#endif\n", "(unknown a\n#if X\n.b()\n#endif)"),
        ("#Preview(\"A\") { b }", "(call #Preview [\"A\"] {b})"),
        ("[1...]", "[(1 ...)]"),
    ])
    func callsMembersAndSubscripts(text: String, form: String) {
        #expect(dump(text) == form)
    }

    @Test(arguments: [
        ("a + b + [c]", "(a + b + [c])"),
        ("a + b * c", "(a + (b * c))"),
        ("a ?? b + c", "(a ?? (b + c))"),
        ("a == b && !c || d", "(((a == b) && (! c)) || d)"),
        ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
        ("a ? b ? 1 : 2 : 3", "(a ? (b ? 1 : 2) : 3)"),
        ("a = b ? [1] : []", "(a = (b ? [1] : []))"),
        ("a.b += [c] + d", "(a.b += ([c] + d))"),
        ("a as? [B<C>?] ?? d", "((a as? <[B<C>?]>) ?? d)"),
        ("a + b as C", "((a + b) as <C>)"),
        ("a as (B) -> C", "(a as <(B)->C>)"),
        ("1 as UInt << b", "((1 as <UInt>) << b)"),
        ("a is B == c", "((a is <B>) == c)"),
        ("try a + b", "(try (a + b))"),
        ("try? await a.b()", "(try? (await (call a.b [])))"),
        ("a ?? try b", "(a ?? (try b))"),
        ("x = try! a()", "(x = (try! (call a [])))"),
        ("copy(a)", "(call copy [a])"),
        ("&a", "(& a)"),
        ("a <+> b", "(a <+> b)"),
        ("a..<b + 1", "(a ..< (b + 1))"),
        ("if a { 1 } else if b { 2 } else { 3 }", "if <a> {1} else if <b> {2} else {3}"),
        ("x = switch a { case .b: 1 default: 2 }", "(x = switch a {|b| 1 |default| 2})"),
        ("f(let x)", "(call f [(let x)])"),
        ("a b", "(unknown a b)"),
        ("a +", "(unknown a +)"),
    ])
    func operatorsByTheirPrecedence(text: String, form: String) {
        #expect(dump(text) == form)
    }

    @Test(
        arguments: [
            (#""a\n\t\\\"\u{1F600}""#, "a\n\t\\\"😀"),
            (##"#"a\n\#n"#"##, "a\\n\n"),
            ("\"\"\"\n    a\n      b\\\n    c\n\n    \"\"\"", "a\n  bc\n"),
            ("\"\"\"\r\n\ta\r\n\tb\r\n\t\"\"\"", "a\nb"),
            ("\"\"\"\n\"\"\"", ""),
            (#""""#, ""),
            (#""\(a)""#, nil),
            ("a", nil),
        ] as [(String, String?)])
    func stringsHaveTheirValues(text: String, value: String?) {
        let tree = SyntaxTree(lexing: SourceText(text))
        #expect(Expression(tree, tree.span).stringValue == value)
    }

    @Test(arguments: [
        (#"{"a" : [1, -2.5e3, "x\/y", null], "b":{}}"#, #"[:"a": [1, (- 2.5e3), "x/y", null], "b": [:]]"#),
        (#"["\uD83D\uDE00\u00e9"]"#, #"["😀é"]"#),
    ])
    func jsonIsReadWithTheSameForms(text: String, form: String) {
        #expect(dump(text, .json) == form)
    }

    @Test func placesAreExact() throws {
        let text = "f(name : \"a\" , [b ,\n c]  , )"
        let tree = SyntaxTree(lexing: SourceText(text))
        let call = try #require(Expression(tree, tree.span).callValue)
        let list = try #require(call.arguments)
        #expect(tree.text.string(in: list.range) == "(name : \"a\" , [b ,\n c]  , )")
        #expect(list.elements.map { tree.text.string(in: $0.range) } == ["name : \"a\"", "[b ,\n c]"])
        #expect(list.elements.map(\.value.text) == ["\"a\"", "[b ,\n c]"])
        #expect(list.elements.map(\.commaRange) == [13..<14, 25..<26])
        #expect(call.argument("name")?.stringValue == "a")
        #expect(call.name == "f")
        let inner = try #require(list.elements[1].value.arrayValue)
        #expect(inner.elements.map(\.range) == [16..<17, 21..<22])
    }
}
