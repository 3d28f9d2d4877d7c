/// Cuts the bytes of a Swift or JSON file into tokens, losing none of them, whatever the bytes are.
///
/// It runs in linear time and without recursion: strings and their interpolations are kept on a stack of modes.
struct Lexer {
    let bytes: [UInt8]
    let language: SyntaxTree.Language
    var position = 0
    private(set) var tokens: [Token] = []
    /// The last token that is no trivia.
    private(set) var previous: Token?
    private var sawLineBreak = true
    var modes: [Mode] = []
    /// Where a search for the end of a raw string on its line ended in vain, so that it is not repeated.
    var failedRawSearch: (hashes: Int, end: Int) = (0, 0)
    /// The fewest `#` of a regular expression over several lines that nothing in the rest of the file closes.
    var unclosedRegexHashes = Int.max

    /// What surrounds the position; code at the top of the file has no mode.
    enum Mode {
        case string(hashes: Int, isMultiline: Bool)
        case interpolation(parens: Int)
    }

    /// The tokens of a file.
    static func tokens(of bytes: [UInt8], language: SyntaxTree.Language) -> [Token] {
        var lexer = Lexer(bytes: bytes, language: language)
        lexer.run()
        return lexer.tokens
    }

    private init(bytes: [UInt8], language: SyntaxTree.Language) {
        self.bytes = bytes
        self.language = language
        tokens.reserveCapacity(bytes.count / 3)
    }

    private mutating func run() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { emit(.byteOrderMark, to: 3) }
        if byte(0) == .pound, byte(1) == .exclamation { emit(.shebang, to: endOfLine(from: position)) }
        while position < bytes.count {
            if case .string(let hashes, let isMultiline) = modes.last {
                lexStringContent(hashes: hashes, isMultiline: isMultiline)
            } else {
                lexCode()
            }
        }
    }

    /// The byte at a distance from the position; 0 outside the file.
    func byte(_ distance: Int) -> UInt8 {
        let offset = position + distance
        return offset >= 0 && offset < bytes.count ? bytes[offset] : 0
    }

    /// Ends the current token at `end`.
    mutating func emit(_ kind: Token.Kind, to end: Int) {
        let token = Token(kind, position..<end, startsLine: sawLineBreak && !kind.isTrivia)
        tokens.append(token)
        position = end
        if kind == .newline {
            sawLineBreak = true
        } else if !kind.isTrivia {
            sawLineBreak = false
            previous = token
        }
    }

    private mutating func lexCode() {
        switch byte(0) {
        case .space, .tab, 0x0B, 0x0C:
            var end = position + 1
            while end < bytes.count, bytes[end].isBlank { end += 1 }
            emit(.blank, to: end)
        case .lineFeed, .carriageReturn:
            emit(.newline, to: position + (byte(0) == .carriageReturn && byte(1) == .lineFeed ? 2 : 1))
            abandonStringsOfLine()
        case UInt8(ascii: "("): lexParenthesis(opens: true)
        case UInt8(ascii: ")"): lexParenthesis(opens: false)
        case UInt8(ascii: "["): emit(.openBracket, to: position + 1)
        case UInt8(ascii: "]"): emit(.closeBracket, to: position + 1)
        case UInt8(ascii: "{"): emit(.openBrace, to: position + 1)
        case UInt8(ascii: "}"): emit(.closeBrace, to: position + 1)
        case UInt8(ascii: ","): emit(.comma, to: position + 1)
        case UInt8(ascii: ":"): emit(.colon, to: position + 1)
        case UInt8(ascii: ";"): emit(.semicolon, to: position + 1)
        case UInt8(ascii: "@"): emit(.at, to: position + 1)
        case .backslash: emit(.backslash, to: position + 1)
        case .quote: lexStringStart(hashes: 0)
        case .pound: lexPound()
        case .backtick: lexBackticks()
        case .slash: lexSlash()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
        default: lexWordOrOperator()
        }
    }

    private mutating func lexParenthesis(opens: Bool) {
        guard case .interpolation(let parens) = modes.last else {
            return emit(opens ? .openParen : .closeParen, to: position + 1)
        }
        if opens {
            modes[modes.count - 1] = .interpolation(parens: parens + 1)
            emit(.openParen, to: position + 1)
        } else if parens > 0 {
            modes[modes.count - 1] = .interpolation(parens: parens - 1)
            emit(.closeParen, to: position + 1)
        } else {
            modes.removeLast()
            emit(.interpolationEnd, to: position + 1)
        }
    }

    private mutating func lexPound() {
        var end = position
        while end < bytes.count, bytes[end] == .pound { end += 1 }
        let hashes = end - position
        let next = end < bytes.count ? bytes[end] : 0
        if language == .swift, next == .quote { return lexStringStart(hashes: hashes) }
        if language == .swift, next == .slash { return lexExtendedRegex(hashes: hashes) }
        guard hashes == 1, next.isIdentifierStart else { return emit(.unknown, to: end) }
        while end < bytes.count, bytes[end].isIdentifierPart { end += 1 }
        let kind: Token.Kind =
            switch String(decoding: bytes[position..<end], as: UTF8.self) {
            case "#if": .poundIf
            case "#elseif": .poundElseif
            case "#else": .poundElse
            case "#endif": .poundEndif
            default: .poundName
            }
        emit(kind, to: end)
    }

    private mutating func lexBackticks() {
        var end = position + 1
        while end < bytes.count, bytes[end] != .backtick, !bytes[end].isLineBreak { end += 1 }
        let isClosed = end < bytes.count && bytes[end] == .backtick && end > position + 1
        emit(isClosed ? .identifier : .unknown, to: isClosed ? end + 1 : position + 1)
    }

    private mutating func lexNumber() {
        let isHexadecimal = byte(0) == UInt8(ascii: "0") && byte(1) == UInt8(ascii: "x")
        let isIndex = previous?.kind == .period && previous?.range.upperBound == position
        var end = position + 1
        var sawPoint = false
        while end < bytes.count {
            let next = end + 1 < bytes.count ? bytes[end + 1] : 0
            switch bytes[end] {
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                let exponent: UInt8 = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
                guard bytes[end - 1] | 0x20 == exponent, next.isDigit else { return emit(.number, to: end) }
            case UInt8(ascii: "."):
                guard !sawPoint, !isIndex, isHexadecimal ? next.isHexadecimalDigit : next.isDigit else {
                    return emit(.number, to: end)
                }
                sawPoint = true
            case let byte where byte.isIdentifierPart && byte < 0x80: break
            default: return emit(.number, to: end)
            }
            end += 1
        }
        emit(.number, to: end)
    }

    func endOfLine(from start: Int) -> Int {
        var end = start
        while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
        return end
    }
}

extension UInt8 {
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let backtick = UInt8(ascii: "`")
    static let pound = UInt8(ascii: "#")
    static let slash = UInt8(ascii: "/")
    static let asterisk = UInt8(ascii: "*")
    static let exclamation = UInt8(ascii: "!")

    var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
    var isBlank: Bool { self == .space || self == .tab || self == 0x0B || self == 0x0C }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isHexadecimalDigit: Bool { isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66) }
    /// ASCII only; what lies above is decided by the scalar.
    var isIdentifierStart: Bool { (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == 0x5F || self == 0x24 }
    var isIdentifierPart: Bool { isIdentifierStart || isDigit }
}
