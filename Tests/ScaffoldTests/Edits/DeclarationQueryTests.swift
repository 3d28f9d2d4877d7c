import Testing

@testable import Scaffold

struct DeclarationQueryTests {
    @Test(arguments: [
        ("enum CartRoute", "enum CartRoute {}", true),
        ("enum CartRoute", "nonisolated public enum CartRoute: Hashable {}", true),
        ("enum CartRoute", "struct CartRoute {}", false),
        ("class A", "final class A {}", true), ("class A", "struct A {}", true), ("class A", "actor A {}", true),
        ("class A", "enum A {}", false),
        ("struct `class`", "struct `class` {}", true),
        ("func view(for:)", "func view(for route: R) -> V {}", true),
        ("func view(for:)", "func view(_ route: R) {}", false),
        ("func view(for:)", "func view(for route: R, in x: Int) {}", false),
        ("func run", "func run(a: Int) {}", true),
        ("static let screens", "static let screens = []", true),
        ("static let screens", "static var screens: [A] { [] }", true),
        ("static let screens", "let screens = []", false),
        ("let b", "let a = 1, b = 2", true),
        ("protocol P", "protocol P {}", true),
    ])
    func aDeclarationIsRecognisedInItsSpellings(query: String, source: String, expected: Bool) throws {
        let query = try #require(DeclarationQuery(query))
        let declaration = try #require(CodeBlock(SyntaxTree(lexing: SourceText(source))).declarations.first)
        #expect(query.matches(declaration) == expected)
    }

    @Test(arguments: ["init?(path:)", "init(path:)"])
    func anInitializerIsRecognisedByItsLabels(query: String) throws {
        let query = try #require(DeclarationQuery(query))
        let source = "enum A { init?(path: inout B) {}\ninit() {} }"
        let members = try #require(CodeBlock(SyntaxTree(lexing: SourceText(source))).declarations.first).members
        #expect(members.map(query.matches) == [true, false])
    }

    @Test(arguments: ["", "CartRoute", "switch", "enum", "@Test arguments", "if x"])
    func otherWordsAreNoQuery(text: String) {
        #expect(DeclarationQuery(text) == nil)
    }

    @Test func nestedTypesAreFoundByTheirPath() throws {
        let source = """
            struct View {}
            extension View { class Model { enum State {} } }
            extension View.Model { func a() {} }
            #if DEBUG
            extension View { struct Model {} }
            #endif
            """
        let file = EditedFile(path: try RelativePath("a.swift"), contents: Array(source.utf8))
        let model = try #require(DeclarationQuery("class View.Model")).find(in: file)
        #expect(model.declarations.map(\.kind) == [.class, .struct])
        #expect(model.declarations.map { $0.conditions.count } == [0, 1])
        #expect(model.extensions.count == 1)
        let state = try #require(DeclarationQuery("enum View.Model.State")).find(in: file)
        #expect(state.declarations.count == 1)
    }

    @Test func aFileThatCannotHoldItIsNotLexed() throws {
        let query = try #require(DeclarationQuery("enum View.CartRoute"))
        #expect(query.mayOccur(in: Array("CCartRoute".utf8)))
        #expect(!query.mayOccur(in: Array("CartRout".utf8)))
        #expect(!query.mayOccur(in: []))
    }
}
