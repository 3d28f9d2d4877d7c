/// One piece of a source file: its kind and its bytes. The tokens of a file, joined, are the file.
struct Token: Sendable, Hashable {
    let kind: Kind
    /// Whether a line break, or nothing at all, lies between this token and the significant one before it.
    let startsLine: Bool
    private let lower: UInt32
    private let upper: UInt32

    /// The bytes of the token in its file.
    var range: TextRange { Int(lower)..<Int(upper) }

    init(_ kind: Kind, _ range: TextRange, startsLine: Bool) {
        self.kind = kind
        self.startsLine = startsLine
        lower = UInt32(truncatingIfNeeded: range.lowerBound)
        upper = UInt32(truncatingIfNeeded: range.upperBound)
    }

    /// What a token is for. A string literal is several tokens: its quotes, the text between them, and the code of its
    /// interpolations.
    enum Kind: UInt8, Sendable {
        case byteOrderMark, shebang, blank, newline, lineComment, blockComment
        /// A name or keyword; backticks and a leading `$` belong to it.
        case identifier
        case number
        /// The opening quotes with the `#` before them, and the closing ones with the `#` behind them.
        case stringStart, stringEnd
        /// Text between quotes and interpolations, escapes as they are written.
        case stringText
        /// `\(` and the `)` that closes it.
        case interpolationStart, interpolationEnd
        case regex
        case openParen, closeParen, openBracket, closeBracket, openBrace, closeBrace
        case comma, colon, semicolon, period, at, backslash
        /// One or more operator characters; `=`, `->` and `&` are among them.
        case `operator`
        /// A `?` or `!` directly behind an operand or keyword.
        case postfixMark
        case poundIf, poundElseif, poundElse, poundEndif
        /// `#available`, `#Preview` and every other name with a `#`.
        case poundName
        /// Bytes with which no token begins, such as NUL or broken UTF-8.
        case unknown

        /// Whether programs mean the same without it.
        var isTrivia: Bool { rawValue <= Kind.blockComment.rawValue }

        var isComment: Bool { self == .lineComment || self == .blockComment }

        /// The kind of the closing half, for brackets and all that is like them.
        var closer: Kind? {
            switch self {
            case .openParen: .closeParen
            case .openBracket: .closeBracket
            case .openBrace: .closeBrace
            case .stringStart: .stringEnd
            case .interpolationStart: .interpolationEnd
            case .poundIf: .poundEndif
            default: nil
            }
        }

        var isCloser: Bool {
            switch self {
            case .closeParen, .closeBracket, .closeBrace, .stringEnd, .interpolationEnd, .poundEndif: true
            default: false
            }
        }
    }
}
