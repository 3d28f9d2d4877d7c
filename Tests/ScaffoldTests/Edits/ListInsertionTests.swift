import Testing

@testable import Scaffold

/// What is put into a list looks like its neighbours (`ListInsertion`).
struct ListInsertionTests {
    /// Inserts `.new` into the first list of a text, at the end or before an element.
    private func insert(_ fragment: SourceFragment, into text: String, at index: Int? = nil) throws -> String {
        let tree = SyntaxTree(lexing: SourceText(text))
        let open = try #require(tree.code.firstIndex { $0.kind == .openBracket || $0.kind == .openParen })
        let list = try #require(DelimitedList(ElementList(opening: open, in: tree)))
        let insertion = ListInsertion(
            list: list,
            page: Page(of: tree.text, limit: 60),
            habits: ListHabits(of: tree, except: open)
        )
        let place = index ?? list.elements.count
        let edits = insertion.edits(adding: [ListInsertion.Addition(fragment: fragment, index: place)])
        #expect(edits.allSatisfy { $0.range.isEmpty })
        return try tree.text.applying(edits).string
    }

    @Test(arguments: [
        ("[\n    .a,\n    .b,\n]", "[\n    .a,\n    .b,\n    .new,\n]"),
        ("[\n    .a,\n    .b\n]", "[\n    .a,\n    .b,\n    .new\n]"),
        ("[\n    .a\n]", "[\n    .a,\n    .new,\n]"),
        ("[\n    .a,\n]", "[\n    .a,\n    .new,\n]"),
        ("[\n    .a\n]\nlet x = [\n    1,\n    2\n]", "[\n    .a,\n    .new\n]\nlet x = [\n    1,\n    2\n]"),
        (
            "[\n    .a, // why\n    .b // last\n    // .old\n]",
            "[\n    .a, // why\n    .b, // last\n    .new\n    // .old\n]"
        ),
        (
            "[\n    .a,\n    .b, /* last */\n\n    // end\n]",
            "[\n    .a,\n    .b, /* last */\n    .new,\n\n    // end\n]"
        ),
        ("[\n    .a\n    , .b\n]", "[\n    .a\n    , .b\n    , .new\n]"),
        ("[\n    .a,\n    .b]", "[\n    .a,\n    .b,\n    .new]"),
        ("[.a,\n .b]", "[.a,\n .b,\n .new]"),
        ("[\n\t.a,\n\t.b,\n]", "[\n\t.a,\n\t.b,\n\t.new,\n]"),
        ("f([\n  .a,\n  .b,\n])", "f([\n  .a,\n  .b,\n], .new)"),
        ("f(\n    a: 1,\n    b: 2\n)", "f(\n    a: 1,\n    b: 2,\n    .new\n)"),
        ("f(\n    a: 1\n)", "f(\n    a: 1,\n    .new\n)"),
        (
            "[\n    // MARK: One\n    .a,\n\n    // MARK: Two\n    .b,\n]",
            "[\n    // MARK: One\n    .a,\n\n    // MARK: Two\n    .b,\n    .new,\n]"
        ),
    ])
    func oneElementALine(before: String, after: String) throws {
        try #require(try insert(.text(".new"), into: before) == after)
        let crlf = LineEnding.crlf
        #expect(try insert(.text(".new"), into: crlf.applied(to: before)) == crlf.applied(to: after))
    }

    @Test(arguments: [
        ("[.a, .b]", "[.a, .b, .new]"), ("[.a]", "[.a, .new]"), ("[.a, ]", "[.a, .new, ]"),
        ("[ .a, .b ]", "[ .a, .b, .new ]"),
        ("f(a)", "f(a, .new)"), ("f()", "f(.new)"), ("f(a: 1) { b }", "f(a: 1, .new) { b }"),
        ("[.a /* one */]", "[.a, .new /* one */]"),
        ("[\n    .a, .b,\n    .c, .d,\n]", "[\n    .a, .b,\n    .c, .d, .new,\n]"),
        ("[.f(\n    1\n)]", "[.f(\n    1\n), .new]"),
    ])
    func allOnOneLine(before: String, after: String) throws {
        #expect(try insert(.text(".new"), into: before) == after)
    }

    @Test(arguments: [
        ("let a = []", "let a = [\n    .new\n]"), ("let a = [ ]", "let a = [ .new ]"),
        ("    let a = [\n    ]", "    let a = [\n        .new\n    ]"),
        ("    let a = [  ]", "    let a = [\n        .new\n    ]"),
        ("[\n    // none yet\n]", "[\n    // none yet\n    .new\n]"),
        ("[ /* none */ ]", "[ /* none */ .new ]"),
    ])
    func anEmptyListOpens(before: String, after: String) throws {
        #expect(try insert(.text(".new"), into: before) == after)
    }

    @Test(arguments: [
        (0, "[\n    .new,\n    .a,\n    .b,\n]"), (1, "[\n    .a,\n    .new,\n    .b,\n]"),
    ])
    func anElementInTheMiddleOfLines(index: Int, after: String) throws {
        #expect(try insert(.text(".new"), into: "[\n    .a,\n    .b,\n]", at: index) == after)
    }

    @Test(arguments: [
        (0, "[.new, .a, .b]"), (1, "[.a, .new, .b]"),
    ])
    func anElementInTheMiddleOfALine(index: Int, after: String) throws {
        #expect(try insert(.text(".new"), into: "[.a, .b]", at: index) == after)
    }

    @Test func aCommentStaysWithTheElementAboveIt() throws {
        let before = "[\n    .a, // one\n    // two\n    .b,\n]"
        #expect(
            try insert(.text(".new"), into: before, at: 1) == "[\n    .a, // one\n    .new,\n    // two\n    .b,\n]")
    }

    @Test func aCallThatIsTooLongTakesALineAnArgument() throws {
        let call = SourceFragment.call(
            ".product",
            [.labeled("name", .literal("ShoppingCartConcurrent")), .labeled("package", .literal("ShoppingCart"))]
        )
        #expect(
            try insert(call, into: "[\n    .a,\n    .b,\n]") == """
                [
                    .a,
                    .b,
                    .product(
                        name: "ShoppingCartConcurrent",
                        package: "ShoppingCart"
                    ),
                ]
                """
        )
    }
}
