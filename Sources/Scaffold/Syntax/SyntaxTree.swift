/// A file as tokens, with every bracket matched to its partner.
///
/// It is flat: nesting is a partner number, not a tree of nodes, so that depth costs neither stack nor time. What lies
/// between brackets is parsed when it is asked for.
final class SyntaxTree: Sendable {
    enum Language: Sendable, Hashable {
        case swift
        case json
    }

    let text: SourceText
    let language: Language
    /// All tokens, trivia included; joined they are the text.
    let tokens: [Token]
    /// The tokens that are no trivia. Every number of a token in this room is an index into it.
    let code: [Token]
    /// The first bracket, string or the like that lacks its other half; nil for a sound file.
    let firstUnbalanced: Unbalanced?
    private let partners: [Int32]

    init(lexing text: SourceText, language: Language = .swift) {
        self.text = text
        self.language = language
        tokens = Lexer.tokens(of: text.bytes, language: language)
        code = tokens.filter { !$0.kind.isTrivia }
        var matcher = BracketMatcher(code: code)
        matcher.run()
        partners = matcher.partners
        firstUnbalanced = Self.unclosedComment(in: tokens, of: text) ?? matcher.firstUnbalanced
    }

    /// The other half of a bracket, quote or `#if`; nil for other tokens, and where it is missing.
    func partner(of index: Int) -> Int? {
        let partner = Int(partners[index])
        return partner < 0 ? nil : partner
    }

    /// All of the file.
    var span: CodeSpan { CodeSpan(start: 0, end: code.count) }

    /// Whether the file holds no bytes that no token begins with.
    var unknownToken: Token? { code.first { $0.kind == .unknown } }

    func kind(_ index: Int) -> Token.Kind? {
        code.indices.contains(index) ? code[index].kind : nil
    }

    /// A token as it is written.
    func string(_ index: Int) -> String {
        code.indices.contains(index) ? text.string(in: code[index].range) : ""
    }

    /// A name without its backticks.
    func name(_ index: Int) -> String {
        let written = string(index)
        return written.hasPrefix("`") ? String(written.dropFirst().dropLast()) : written
    }

    /// Whether a token is this word or operator; a name in backticks is not the keyword.
    func `is`(_ index: Int, _ word: StaticString) -> Bool {
        guard code.indices.contains(index) else { return false }
        let range = code[index].range
        guard range.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { text.bytes[range].elementsEqual($0) }
    }

    func isAny(_ index: Int, of words: Set<String>) -> Bool {
        guard kind(index) == .identifier else { return false }
        // Most names are no words of the language: a look at their first letter spares a string.
        let bytes = text.bytes[code[index].range]
        guard bytes.count > 1, bytes.count < 24, let first = bytes.first, first > UInt8(ascii: "Z") else {
            return false
        }
        return words.contains(string(index))
    }

    /// The bytes from the first token of a span to its last one.
    func range(of span: CodeSpan) -> TextRange {
        guard !span.isEmpty else {
            let place = span.start < code.count ? code[span.start].range.lowerBound : text.bytes.count
            return place..<place
        }
        return code[span.start].range.lowerBound..<code[span.end - 1].range.upperBound
    }

    func string(in span: CodeSpan) -> String { text.string(in: range(of: span)) }

    /// The tokens of a span without what lies between them: how a type is compared.
    func compact(_ span: CodeSpan) -> String { span.indices.map(string).joined() }

    /// Whether two neighbours touch.
    func isAdjacent(_ index: Int) -> Bool {
        index > 0 && index < code.count && code[index - 1].range.upperBound == code[index].range.lowerBound
    }

    /// The number in `tokens` of the token that holds an offset.
    func tokenIndex(at offset: Int) -> Int {
        Self.index(of: offset, in: tokens)
    }

    /// The number in `code` of the first token that begins at or behind an offset.
    func codeIndex(from offset: Int) -> Int {
        var low = 0
        var high = code.count
        while low < high {
            let middle = (low + high) / 2
            if code[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The innermost bracket that opens before a token and closes behind it.
    func opener(around index: Int) -> Int? {
        var index = index - 1
        while index >= 0 {
            if let partner = partner(of: index), partner < index {
                index = partner
            } else if code[index].kind.closer != nil {
                return index
            }
            index -= 1
        }
        return nil
    }

    /// Where a token ends together with the comments that follow it on its line; nil where more code follows there.
    func lineEnd(behind index: Int) -> Int? {
        var end = code[index].range.upperBound
        for token in tokens[(tokenIndex(at: code[index].range.lowerBound) + 1)...] {
            switch token.kind {
            case .newline: return end
            case .blank: continue
            case .lineComment: end = token.range.upperBound
            case .blockComment:
                end = token.range.upperBound
                if text.bytes[token.range].contains(where: \.isLineBreak) { return end }
            default: return nil
            }
        }
        return end
    }

    private static func index(of offset: Int, in tokens: [Token]) -> Int {
        var low = 0
        var high = tokens.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if tokens[middle].range.lowerBound <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// A comment that swallows the rest of the file explains everything that is unclosed before it.
    private static func unclosedComment(in tokens: [Token], of text: SourceText) -> Unbalanced? {
        guard let last = tokens.last, last.kind == .blockComment else { return nil }
        var depth = 0
        var offset = last.range.lowerBound
        while offset + 1 < last.range.upperBound {
            switch (text.bytes[offset], text.bytes[offset + 1]) {
            case (.slash, .asterisk): depth += 1
            case (.asterisk, .slash): depth -= 1
            default:
                offset += 1
                continue
            }
            offset += 2
        }
        return depth == 0 ? nil : Unbalanced(what: .comment, isNeverClosed: true, range: last.range)
    }
}
