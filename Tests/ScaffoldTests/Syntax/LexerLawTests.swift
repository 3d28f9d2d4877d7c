import Testing

@testable import Scaffold

/// Lexing and joining gives the input, whatever the input is.
struct LexerLawTests {
    private func holds(_ bytes: [UInt8], _ language: SyntaxTree.Language = .swift) -> Bool {
        let tokens = Lexer.tokens(of: bytes, language: language)
        var position = 0
        for token in tokens {
            guard token.range.lowerBound == position, !token.range.isEmpty else { return false }
            position = token.range.upperBound
        }
        return position == bytes.count
    }

    @Test func everySourceFileOfThisProjectIsItsTokens() throws {
        let files = ["Sources", "Tests", "Plugins", "Templates"].flatMap { ProjectFiles.all(in: $0) }
        #expect(files.count > 50)
        for file in files {
            let bytes = try ProjectFiles.bytes(of: file)
            #expect(holds(bytes), "\(file.path())")
        }
    }

    @Test func everySourceFileOfTheLibraryIsUnderstood() throws {
        for file in ProjectFiles.all(in: "Sources") {
            let tree = SyntaxTree(lexing: SourceText(try ProjectFiles.bytes(of: file)))
            #expect(tree.firstUnbalanced == nil, "\(file.path())")
            #expect(tree.unknownToken == nil, "\(file.path())")
            for statement in CodeBlock(tree).statements {
                if case .unknown = statement.kind {
                    Issue.record("\(file.path()): \(tree.string(in: statement.span).prefix(80))")
                }
            }
        }
    }

    @Test func everyJSONFileOfThisProjectIsItsTokens() throws {
        let files = ["Tests", "Templates"].flatMap { ProjectFiles.all(in: $0, endings: [".json", ".xcstrings"]) }
        for file in files {
            let bytes = try ProjectFiles.bytes(of: file)
            #expect(holds(bytes, .json), "\(file.path())")
        }
    }

    @Test func aFileWithOneTokenRemovedIsStillItsTokens() throws {
        let samples = ["Lexer+Strings.swift", "Switch.swift", "StringEscapes.swift"].map {
            ProjectFiles.root.appending(path: "Sources/Scaffold/Syntax/" + $0)
        }
        for sample in samples + ProjectFiles.all(in: "Tests/ScaffoldTests/Fixtures") {
            let bytes = try ProjectFiles.bytes(of: sample)
            for token in Lexer.tokens(of: bytes, language: .swift) where !token.kind.isTrivia {
                var rest = bytes
                rest.removeSubrange(token.range)
                #expect(holds(rest), "\(sample.path()) without the bytes \(token.range)")
            }
        }
    }

    @Test(arguments: [SyntaxTree.Language.swift, .json])
    func randomBytesAreTheirTokens(language: SyntaxTree.Language) {
        var random = SplitMix(seed: 20_240_601)
        let alphabet = Array("\"\"\"#/\\()[]{}*`'.?!<>=-+,:;@ \n\r\t0xaif_\u{E9}".utf8) + [0, 0xFF, 0xC3, 0xF0, 0xEF]
        for round in 0..<2_000 {
            let bytes = (0..<(round % 200)).map { _ -> UInt8 in
                let draw = random.next()
                return round.isMultiple(of: 2)
                    ? UInt8(truncatingIfNeeded: draw) : alphabet[Int(draw % UInt64(alphabet.count))]
            }
            #expect(holds(bytes, language), "\(bytes)")
            _ = SyntaxDump.block(CodeBlock(SyntaxTree(lexing: SourceText(bytes), language: language)))
        }
    }

    /// Each would be slow or deep for a lexer that recurses or looks ahead without a limit.
    @Test(
        .timeLimit(.minutes(2)),
        arguments: [
            "(", "[", "{", ")", "\"\\(", "\"\"\"\n\\(", "#\"\"\"", "#\"\"\"\\#(", "/*", "/\\/", "(/a)", "#/\n", "#",
            "`",
            "<", "a<b,", "f(<", "? ", "a ? b : ", "- ", "!", "if ", "#if\n", "#endif\n", "case ", "switch ", "\"", "\\",
            "@a(", "a.", "a{", "try ", "let ", "func f<", ": ", "a as ", "->", "= /(", "is A ", "x = ", "private ",
        ]
    )
    func repetitionIsLinearAndNotDeep(piece: String) {
        let bytes = Array(String(repeating: piece, count: 30_000).utf8)
        let tree = SyntaxTree(lexing: SourceText(bytes))
        #expect(tree.tokens.last?.range.upperBound == bytes.count)
        #expect(CodeBlock(tree).statements.last?.span.end ?? 0 == tree.code.count)
    }

    @Test func fiveThousandNestedBracketsHavePartners() {
        let depth = 5_000
        let text = String(repeating: "[(", count: depth) + String(repeating: ")]", count: depth)
        let tree = SyntaxTree(lexing: SourceText(text))
        #expect(tree.firstUnbalanced == nil)
        for index in 0..<2 * depth {
            #expect(tree.partner(of: index) == 4 * depth - 1 - index)
        }
    }

    @Test(.timeLimit(.minutes(2)))
    func tenMegabytesAreLexed() {
        let line = Array("    case summary(id: \"a \\(b.c)\", [1, 2]) // text /* here */\n".utf8)
        let count = 10_000_000 / line.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count * line.count)
        for _ in 0..<count { bytes += line }
        let tree = SyntaxTree(lexing: SourceText(bytes))
        #expect(tree.tokens.last?.range.upperBound == bytes.count)
        #expect(tree.firstUnbalanced == nil)
    }
}
