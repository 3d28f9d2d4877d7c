import Testing

@testable import Scaffold

struct LexerTests {
    /// The significant tokens as they are written, a bar between them.
    private func cut(_ text: String, _ language: SyntaxTree.Language = .swift) -> String {
        let tree = SyntaxTree(lexing: SourceText(text), language: language)
        return tree.code.indices.map(tree.string).joined(separator: "|")
    }

    @Test(arguments: [
        ("let a = 1", "let|a|=|1"),
        ("`class`.`a b`", "`class`|.|`a b`"),
        ("$0 + _a1", "$0|+|_a1"),
        ("naïve = 名前", "naïve|=|名前"),
        ("1.5e-3 0x1.8p+3 1_000 0b11", "1.5e-3|0x1.8p+3|1_000|0b11"),
        ("t.0.1 1.description 1...2 1-2", "t|.|0|.|1|1|.|description|1|...|2|1|-|2"),
        ("a...b ..<c x.y ...", "a|...|b|..<|c|x|.|y|..."),
        ("a?.b! c ?? d", "a|?|.|b|!|c|??|d"),
        ("try? x as! T", "try|?|x|as|!|T"),
        ("!a == -b", "!|a|==|-|b"),
        ("a → b ≠ c", "a|→|b|≠|c"),
        ("x+/*c*/y", "x|+|y"),
        ("@Test #if #elseif #else #endif #Preview", "@|Test|#if|#elseif|#else|#endif|#Preview"),
        ("\\.name", "\\|.|name"),
    ])
    func namesNumbersAndOperatorsAreCut(text: String, tokens: String) {
        #expect(cut(text) == tokens)
    }

    @Test(arguments: [
        (#""plain""#, #""|plain|""#),
        (#""""#, #""|""#),
        (#""a\"b\\""#, #""|a\"b\\|""#),
        (#""a\(b)c""#, #""|a|\(|b|)|c|""#),
        (#""\(f(x, "in\(g(")"))"))""#, #""|\(|f|(|x|,|"|in|\(|g|(|"|)|"|)|)|"|)|)|""#),
        (##"#"a\(b)\#(c)"#"##, ##"#"|a\(b)|\#(|c|)|"#"##),
        (###"##"a"#\#(b)"##"###, ###"##"|a"#\#(b)|"##"###),
        (##"#"""#"##, ##"#"|"|"#"##),
        ("\"\"\"\na \"\" \\(b)\n\"\"\"", "\"\"\"|\na \"\" |\\(|b|)|\n|\"\"\""),
        ("#\"\"\"\n\"\"\" \\(x)\n\"\"\"#", "#\"\"\"|\n\"\"\" \\(x)\n|\"\"\"#"),
        ("\"\\(\"\"\"\n)\n\"\"\")\"", "\"|\\(|\"\"\"|\n)\n|\"\"\"|)|\""),
        ("\"never\nlet b", "\"|never|let|b"),
        ("\"a\\(b\nlet c = \"d\"", "\"|a|\\(|b|let|c|=|\"|d|\""),
        ("\"a\\(\"b\nlet c = (1)", "\"|a|\\(|\"|b|let|c|=|(|1|)"),
        ("\"ends with \\\nlet b", "\"|ends with \\|let|b"),
        ("\"", "\""),
        ("\"\"\"\nnever (", "\"\"\"|\nnever ("),
    ])
    func stringsAreCutAtTheirInterpolations(text: String, tokens: String) {
        #expect(cut(text) == tokens)
    }

    @Test(arguments: [
        ("a / b / c", "a|/|b|/|c"),
        ("a/b/c", "a|/|b|/|c"),
        ("let r = /a b\\/(c)/", "let|r|=|/a b\\/(c)/"),
        ("f(/x/, /y/)", "f|(|/x/|,|/y/|)"),
        ("xs.reduce(1, /)", "xs|.|reduce|(|1|,|/|)"),
        ("xs.reduce(1, /) + ys.reduce(1, /)", "xs|.|reduce|(|1|,|/|)|+|ys|.|reduce|(|1|,|/|)"),
        ("return /x/", "return|/x/"),
        ("(a) / b / (c)", "(|a|)|/|b|/|(|c|)"),
        ("x = / 2 /", "x|=|/|2|/"),
        ("x = /unclosed", "x|=|/|unclosed"),
        ("let a = b\n/c/.d", "let|a|=|b|/c/|.|d"),
        ("let a = b\n    / c / d", "let|a|=|b|/|c|/|d"),
        ("#/a/b/#", "#/a/b/#"),
        ("##/a/#b/##", "##/a/#b/##"),
        ("#/\n  a # comment /\n/#", "#/\n  a # comment /\n/#"),
        ("x = #/never\nlet b", "x|=|#/never|let|b"),
    ])
    func aSlashIsADivisionOrARegularExpression(text: String, tokens: String) {
        #expect(cut(text) == tokens)
    }

    @Test(arguments: [
        ("#!/usr/bin/swift (\nlet a", "let|a"),
        ("\u{FEFF}// swift-tools-version: 6.0 (\nlet a", "let|a"),
        ("/* a /* nested ( */ still ) */ b", "b"),
        ("/* \" */ b // \" (", "b"),
        ("a /* never closed ( [", "a"),
        ("/**/b/***/c", "b|c"),
    ])
    func commentsAndTheirLikesAreNoCode(text: String, tokens: String) {
        #expect(cut(text) == tokens)
    }

    @Test(arguments: [
        (
            #"{"a" : "\/b\(c)", "d":[-1.5e+3,true,null]}"#,
            #"{|"|a|"|:|"|\/b\(c)|"|,|"|d|"|:|[|-|1.5e+3|,|true|,|null|]|}"#
        ),
        (#"{"" : "/x/"}"#, #"{|"|"|:|"|/x/|"|}"#),
    ])
    func jsonStringsHaveNoInterpolation(text: String, tokens: String) {
        #expect(cut(text, .json) == tokens)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func everyLineEndingIsOneToken(ending: String) {
        let tree = SyntaxTree(lexing: SourceText(["a", "b", "", "c"].joined(separator: ending)))
        #expect(tree.tokens.map(\.kind) == [.identifier, .newline, .identifier, .newline, .newline, .identifier])
        #expect(tree.code.map(\.startsLine) == [true, true, true])
    }

    @Test func bytesThatBeginNoTokenStandAlone() {
        let tree = SyntaxTree(lexing: SourceText([0x61, 0x00, 0xFF, 0xC3, 0x28, 0x29]))
        #expect(tree.code.map(\.kind) == [.identifier, .unknown, .unknown, .unknown, .openParen, .closeParen])
        #expect(tree.unknownToken?.range == 1..<2)
    }
}
