extension CodeScanner {
    /// How an expression is read where it stands.
    enum Place {
        case ordinary
        /// Before the body of an `if`, `for`, `switch` and the like: a `{` is no closure.
        case condition
        /// Behind the `=` of a variable: `{ didSet` is no closure.
        case initializer
    }

    /// The operands of an expression and what joins them.
    enum Link {
        case operand(CodeSpan)
        case infix(Int)
        case assignment(Int)
        case question(Int)
        case colon(Int)
        /// `as`, `as?`, `as!` or `is`, and the type.
        case cast(keyword: CodeSpan, type: CodeSpan)
    }

    private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

    /// The number behind the expression that begins at `start`; `start` itself where none does.
    func expressionEnd(from start: Int, _ place: Place = .ordinary) -> Int {
        chain(from: start, place).end
    }

    /// The links of the expression that begins at `start`, and the number behind it.
    func chain(from start: Int, _ place: Place = .ordinary) -> (links: [Link], end: Int) {
        var links: [Link] = []
        var index = start
        var openTernaries = 0
        while let operand = operandEnd(from: index, place) {
            links.append(.operand(CodeSpan(start: index, end: operand)))
            index = operand
            while `is`(index, "as") || `is`(index, "is") {
                let keyword = CodeSpan(start: index, end: kind(index + 1) == .postfixMark ? index + 2 : index + 1)
                let type = typeEnd(from: keyword.end)
                links.append(.cast(keyword: keyword, type: CodeSpan(start: keyword.end, end: type)))
                index = type
            }
            guard let link = joint(at: index, openTernaries: openTernaries) else { return (links, index) }
            if case .question = link { openTernaries += 1 }
            if case .colon = link { openTernaries -= 1 }
            links.append(link)
            index += 1
        }
        return (links, index)
    }

    private func joint(at index: Int, openTernaries: Int) -> Link? {
        if kind(index) == .colon, openTernaries > 0 { return .colon(index) }
        guard kind(index) == .operator else { return nil }
        let isRightBound = tree.isAdjacent(index + 1)
        if startsLine(index), isRightBound, !`is`(index, "=") { return nil }
        if `is`(index, "?") { return .question(index) }
        guard tree.text.bytes[tree.code[index].range].last == UInt8(ascii: "="),
            !Self.comparisons.contains(tree.string(index))
        else { return .infix(index) }
        return .assignment(index)
    }

    static let prefixWords: Set<String> = [
        "try", "await", "unsafe", "consume", "copy", "borrow", "each", "repeat", "any", "some", "let", "var", "inout",
    ]
    static let bindingWords: Set<String> = ["let", "var", "inout"]
    private static let choiceWords: Set<String> = ["if", "switch", "do"]
    private static let wordsThatEnd: Set<String> = [
        "else", "in", "where", "as", "is", "case", "default", "catch", "guard", "while", "for", "return", "throw",
        "break", "continue", "fallthrough", "defer", "func", "struct", "enum", "class", "extension", "protocol",
        "import", "typealias",
    ]

    private func operandEnd(from start: Int, _ place: Place) -> Int? {
        var index = prefixEnd(from: start)
        guard let primary = primaryEnd(from: index, place) else { return index > start ? index : nil }
        index = primary
        while let suffix = suffix(at: index, place) { index = suffix.end }
        return index
    }

    /// The number behind prefix operators and words such as `try`.
    func prefixEnd(from start: Int) -> Int {
        var index = start
        while index < end {
            if kind(index) == .operator, startsOperand(index + 1) {
                index += 1
            } else if isPrefixWord(index) {
                index += kind(index + 1) == .postfixMark ? 2 : 1
            } else if kind(index) == .at {
                index = attributeEnd(from: index)
            } else {
                break
            }
        }
        return index
    }

    /// `try` always is one; words like `copy` are names as well, and prefixes only before an operand on their line.
    func isPrefixWord(_ index: Int) -> Bool {
        guard isAny(index, of: Self.prefixWords) else { return false }
        if `is`(index, "try") || `is`(index, "await") { return true }
        guard !startsLine(index + 1) else { return false }
        switch kind(index + 1) {
        case .identifier: return !isAny(index + 1, of: Self.wordsThatEnd)
        case .openParen, .period: return isAny(index, of: Self.bindingWords)
        default: return false
        }
    }

    /// The number behind a literal, a name, a bracket and its content, and the like.
    ///
    /// In a condition, `if` and `switch` are no operands: nested ones would recurse as deep as they nest.
    func primaryEnd(from index: Int, _ place: Place) -> Int? {
        switch kind(index) {
        case .identifier:
            if isAny(index, of: Self.choiceWords) { return place == .condition ? nil : controlEnd(from: index) }
            return isAny(index, of: Self.wordsThatEnd) ? nil : index + 1
        case .number, .regex, .poundName: return index + 1
        case .stringStart:
            if let partner = tree.partner(of: index) { return min(partner + 1, end) }
            return kind(index + 1) == .stringText ? index + 2 : index + 1
        case .openParen, .openBracket, .openBrace: return behindPartner(of: index)
        case .period: return kind(index + 1) == .identifier || kind(index + 1) == .number ? index + 2 : index + 1
        case .backslash: return keyPathEnd(from: index)
        case .operator: return index + 1
        default: return nil
        }
    }

    /// Whether a prefix operator before this token would have something to apply to.
    private func startsOperand(_ index: Int) -> Bool {
        switch kind(index) {
        case .identifier: !isAny(index, of: Self.wordsThatEnd)
        case .number, .regex, .poundName, .stringStart, .openParen, .openBracket, .openBrace, .period, .backslash,
            .operator:
            true
        default: false
        }
    }

    private func keyPathEnd(from start: Int) -> Int {
        var index = start + 1
        while tree.isAdjacent(index), index < end {
            switch kind(index) {
            case .identifier, .number, .period, .postfixMark: index += 1
            case .openParen, .openBracket: index = behindPartner(of: index)
            case .operator where `is`(index, "<"):
                guard let close = genericEnd(from: index) else { return index }
                index = close
            default: return index
            }
        }
        return index
    }
}
