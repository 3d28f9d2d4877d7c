extension Lexer {
    /// Lexes what begins with a slash: a comment, a regular expression, or an operator.
    mutating func lexSlash() {
        switch byte(1) {
        case .slash: emit(.lineComment, to: endOfLine(from: position))
        case .asterisk: emit(.blockComment, to: endOfBlockComment())
        default:
            if let end = endOfRegex() { emit(.regex, to: end) } else { lexOperator() }
        }
    }

    /// Block comments nest. One that is not closed reaches to the end of the file.
    private func endOfBlockComment() -> Int {
        var depth = 1
        var offset = position + 2
        while offset + 1 < bytes.count {
            if bytes[offset] == .slash, bytes[offset + 1] == .asterisk {
                depth += 1
                offset += 2
            } else if bytes[offset] == .asterisk, bytes[offset + 1] == .slash {
                depth -= 1
                offset += 2
                if depth == 0 { return offset }
            } else {
                offset += 1
            }
        }
        return bytes.count
    }

    /// The end of a `/…/` literal that begins here; nil where the slash is an operator.
    ///
    /// A slash begins a literal where an operand is expected, no blank follows, and its line closes it before a
    /// parenthesis that the literal did not open (SE-0354).
    private func endOfRegex() -> Int? {
        guard language == .swift, expectsOperand, !byte(1).isBlank, !byte(1).isLineBreak else { return nil }
        var parens = 0
        var offset = position + 1
        while offset < bytes.count, !bytes[offset].isLineBreak {
            switch bytes[offset] {
            case .slash: return bytes[offset - 1].isBlank || offset == position + 1 ? nil : offset + 1
            case .backslash: offset += 1
            case UInt8(ascii: "("): parens += 1
            case UInt8(ascii: ")"):
                parens -= 1
                if parens < 0 { return nil }
            default: break
            }
            offset += 1
        }
        return nil
    }

    private var expectsOperand: Bool {
        guard let previous else { return true }
        switch previous.kind {
        case .number, .stringEnd, .regex, .closeParen, .closeBracket, .closeBrace, .interpolationEnd, .postfixMark:
            return isFirstOnLine
        case .identifier:
            let word = String(decoding: bytes[previous.range], as: UTF8.self)
            return isFirstOnLine || Self.wordsBeforeOperand.contains(word)
        case .backslash, .period: return false
        default: return true
        }
    }

    /// Whether nothing but blanks stands before the position on its line.
    private var isFirstOnLine: Bool {
        switch tokens.last?.kind {
        case .newline, nil: true
        case .blank: tokens.count < 2 || tokens[tokens.count - 2].kind == .newline
        default: false
        }
    }

    private static let wordsBeforeOperand: Set<String> = [
        "return", "in", "case", "where", "if", "guard", "while", "switch", "else", "throw", "try", "await", "yield",
    ]

    /// Lexes `#/…/#`, whose text may span lines if a line break follows the opening.
    mutating func lexExtendedRegex(hashes: Int) {
        let start = position + hashes + 1
        var isMultiline = false
        var offset = start
        while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
        if offset < bytes.count, bytes[offset].isLineBreak { isMultiline = true }
        guard !isMultiline || hashes < unclosedRegexHashes else { return emit(.unknown, to: start) }
        offset = start
        while offset < bytes.count, isMultiline || !bytes[offset].isLineBreak {
            if bytes[offset] == .backslash {
                offset += 2
                continue
            }
            if bytes[offset] == .slash, offset + hashes < bytes.count,
                bytes[offset + 1...offset + hashes].allSatisfy({ $0 == .pound })
            {
                return emit(.regex, to: offset + 1 + hashes)
            }
            offset += 1
        }
        if isMultiline { unclosedRegexHashes = hashes }
        emit(.unknown, to: isMultiline ? start : min(offset, bytes.count))
    }

    /// Lexes a name, an operator of any characters, or a byte that begins neither.
    mutating func lexWordOrOperator() {
        let first = byte(0)
        if first.isIdentifierStart { return lexIdentifier() }
        if first < 0x80 {
            return first.isOperatorCharacter || first == .period ? lexOperator() : lexUnknown()
        }
        guard let scalar = UTF8Scalar(in: bytes, at: position) else { return lexUnknown() }
        if scalar.isOperatorHead { lexOperator() } else { lexIdentifier() }
    }

    /// A byte that means nothing in Swift, and those like it behind it: a file can be nothing else.
    private mutating func lexUnknown() {
        var end = position + 1
        while end < bytes.count, bytes[end] == bytes[position] { end += 1 }
        emit(.unknown, to: end)
    }

    private mutating func lexIdentifier() {
        var end = position
        while end < bytes.count {
            if bytes[end] < 0x80 {
                guard bytes[end].isIdentifierPart else { break }
                end += 1
            } else {
                guard let scalar = UTF8Scalar(in: bytes, at: end), !scalar.isOperatorHead else { break }
                end += scalar.width
            }
        }
        emit(.identifier, to: end)
    }

    private mutating func lexOperator() {
        let first = byte(0)
        if first == UInt8(ascii: "?") || first == .exclamation, isLeftBound {
            return emit(.postfixMark, to: position + 1)
        }
        var end = position
        while end < bytes.count {
            let byte = bytes[end]
            if byte == .slash, end > position, end + 1 < bytes.count,
                bytes[end + 1] == .slash || bytes[end + 1] == .asterisk
            {
                break
            }
            if byte < 0x80 {
                guard byte.isOperatorCharacter || (byte == .period && first == .period) else { break }
                end += 1
            } else {
                guard let scalar = UTF8Scalar(in: bytes, at: end), scalar.isOperatorPart else { break }
                end += scalar.width
            }
        }
        emit(first == .period && end == position + 1 ? .period : .operator, to: max(end, position + 1))
    }

    /// Whether something other than a blank or an opening stands directly before the position.
    private var isLeftBound: Bool {
        guard let last = tokens.last else { return false }
        if last.kind.isTrivia { return false }
        switch last.kind {
        case .openParen, .openBracket, .openBrace, .interpolationStart, .comma, .colon, .semicolon, .operator:
            return false
        default: return true
        }
    }
}

extension UInt8 {
    static let period = UInt8(ascii: ".")

    var isOperatorCharacter: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
