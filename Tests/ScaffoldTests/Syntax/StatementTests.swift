import Testing

@testable import Scaffold

struct StatementTests {
    private func dump(_ text: String) -> String {
        SyntaxDump.block(CodeBlock(SyntaxTree(lexing: SourceText(text))))
    }

    @Test(arguments: [
        ("import A\nimport struct B.C\n@testable import D", "import A; import B.C; @testable import D"),
        ("let a = 1, b: Int = 2", "variable a = 1, b:Int = 2"),
        ("let (a, b) = c", "variable (a,b) = c"),
        ("public private(set) lazy var a: [B: C<D>]? = .e", "public private(set) lazy variable a:[B:C<D>]? = .e"),
        ("var a: Int { 1 }", "variable a:Int {…}"),
        ("var a = b { didSet { c() } }", "variable a = b {…}"),
        ("var a = b { c }", "variable a = (call b {c})"),
        ("let a =\n    b\nlet c", "variable a = b; variable c"),
        ("let f: @Sendable (Int) async throws -> Void = g", "variable f:@Sendable(Int)asyncthrows->Void = g"),
        ("let a: any B & C = d", "variable a:anyB&C = d"),
        ("@State private var a = 1", "@State private variable a = 1"),
        ("typealias A<B> = [B]", "typealias A"),
    ])
    func importsAndVariables(text: String, outline: String) {
        #expect(dump(text) == outline)
    }

    @Test(arguments: [
        ("func f() {}", "function f() {}"),
        (
            "func f<T: A>(_ a: [T] = [], b c: Int...) async throws(E) -> (T) -> Void where T: B, T.C == D { g() }",
            "function f(_:b:) -> (T)->Void {(call g [])}"
        ),
        ("static func == (a: A, b: A) -> Bool { true }", "static function ==(a:b:) -> Bool {true}"),
        (
            "@discardableResult\npublic func f() -> Int\nlet a",
            "@discardableResult public function f() -> Int; variable a"
        ),
        ("func f(a: @escaping (Int) -> Void, b: inout [Int])", "function f(a:b:)"),
        ("struct A { init?(path: inout B) { return nil } }", "struct A {initializer init(path:) {return null}}"),
        ("struct A { subscript(a: Int) -> B { c } }", "struct A {subscript subscript(a:) -> B {c}}"),
        ("class A { deinit { b() } }", "class A {deinitializer  {(call b [])}}"),
    ])
    func functions(text: String, outline: String) {
        #expect(dump(text) == outline)
    }

    @Test(arguments: [
        (
            "nonisolated public enum A: String, B<C> {\n  case a, b = \"x\"\n  indirect case c(A, to: [Int] = [])\n}",
            "nonisolated public enum A: String, B<C> {case a, b = \"x\"; indirect case c(A, to: ([Int] = []))}"
        ),
        ("@MainActor final class A<B>: C where B: D {}", "@MainActor final class A: C {}"),
        ("extension A.B: C, @unchecked D where E == F {}", "extension A.B: C, @uncheckedD {}"),
        ("extension [A]: B {}", "extension [A]: B {}"),
        (
            "protocol A: B { associatedtype C: D\n var e: F { get }\n func g() }",
            "protocol A: B {associatedtype C: D; variable e:F {…}; function g()}"
        ),
        ("actor A { class func b() {} }", "actor A {class function b() {}}"),
        ("actor.run()\nmacro(1)\nopen(url)", "(call actor.run []); (call macro [1]); (call open [url])"),
        ("struct A: ~Copyable { case1() }", "struct A: ~Copyable {(call case1 [])}"),
        ("enum A { case `default`, _b }", "enum A {case default, _b}"),
        ("infix operator <+>: AdditionPrecedence\nlet a", "infix operator <+>; variable a"),
    ])
    func types(text: String, outline: String) {
        #expect(dump(text) == outline)
    }

    @Test(arguments: [
        ("a.b = [c]\na.b += [d]\na.c.append(e)", "(a.b = [c]); (a.b += [d]); (call a.c.append [e])"),
        ("a; b", "a; b"),
        ("a\n-b\n!c", "a; (- b); (! c)"),
        ("a\n.b", "a.b"),
        ("a\n(b)\n[c]", "a; (tuple b); [c]"),
        ("a =\n  b +\n  c", "(a = (b + c))"),
        ("if a, let b = c, case .d(let e) = f { g } else { h }", "if <a,letb=c,case.d(lete)=f> {g} else {h}"),
        ("if a.b({ $0 }) { c }\nd", "if <a.b({$0})> {c}; d"),
        ("guard let a else { return }", "guard <letaelse> {return}"),
        ("for case let a? in b where c { d }", "for <caseleta?inbwherec> {d}"),
        ("for a in b.filter { $0 } { c }", "for <ainb.filter{$0}> {c}"),
        ("outer: while true { break outer }", "while <true> {break outer}"),
        ("repeat { a } while b\nc", "repeat {a}; c"),
        ("do { try a() } catch let e as F { g } catch { h }", "do {(try (call a []))} catch <leteasF> {g} catch {h}"),
        ("return\n", "return"), ("return [a]\n", "return [a]"), ("return\n  [a]", "return [a]"),
        ("return\nlet a = 1", "return; variable a = 1"), ("throw E.a", "throw E.a"),
        (
            "#if os(macOS) && !A\nlet a\n#elseif B\nb()\n#else\n#endif\nc",
            "#if ((call os [macOS]) && (! A)) {variable a} #elseif B {(call b [])} #else {}; c"
        ),
        ("a b\nc", "(unknown a b); c"),
        ("defer { a() }", "defer {(call a [])}"),
        ("if #available(iOS 17, *) { a }", "if <#available(iOS17,*)> {a}"),
        ("switch a { case 1: b }\n", "switch a {|1| b}"),
    ])
    func statements(text: String, outline: String) {
        #expect(dump(text) == outline)
    }

    @Test func declarationsInConditionalBlocksKnowTheirConditions() throws {
        let text = "let a\n#if A\nlet b\n#if B\nlet c\n#endif\n#else\nlet d\n#endif\nlet e"
        let declarations = CodeBlock(SyntaxTree(lexing: SourceText(text))).declarations
        #expect(declarations.map(\.name) == ["a", "b", "c", "d", "e"])
        let conditions = declarations.map { $0.conditions.map { $0.condition?.text ?? "else" }.joined(separator: ",") }
        #expect(conditions == ["", "A", "A,B", "else", ""])
    }

    @Test func attributesHaveTheirArguments() throws {
        let text = "@Test(\"a\", arguments: [1, 2]) @MainActor func a(b: Int) {}"
        let declaration = try #require(CodeBlock(SyntaxTree(lexing: SourceText(text))).declarations.first)
        #expect(declaration.attributes.map(\.name) == ["Test", "MainActor"])
        let list = declaration.attribute("Test")?.arguments?.value(labelled: "arguments")?.arrayValue
        #expect(list?.elements.map(\.value.text) == ["1", "2"])
        #expect(declaration.parameters.map(\.label) == ["b"])
        #expect(declaration.parameters.map(\.type?.text) == ["Int"])
    }
}
