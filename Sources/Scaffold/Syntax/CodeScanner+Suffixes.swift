extension CodeScanner {
    /// What can follow an operand and makes another operand of it.
    struct Suffix {
        enum Kind {
            case member
            case call
            case subscripted
            /// `!`, `?` or a postfix operator.
            case mark
            case generic
            /// An `#if` around further members.
            case conditional
        }

        let kind: Kind
        let end: Int
    }

    func suffix(at index: Int, _ place: Place) -> Suffix? {
        switch kind(index) {
        case .period:
            let isNamed = kind(index + 1) == .identifier || kind(index + 1) == .number
            return Suffix(kind: .member, end: isNamed ? index + 2 : index + 1)
        case .postfixMark: return Suffix(kind: .mark, end: index + 1)
        case .openParen where !startsLine(index):
            let close = behindPartner(of: index)
            return Suffix(kind: .call, end: trailingClosuresEnd(from: close, place) ?? close)
        case .openBracket where !startsLine(index): return Suffix(kind: .subscripted, end: behindPartner(of: index))
        case .openBrace: return trailingClosuresEnd(from: index, place).map { Suffix(kind: .call, end: $0) }
        case .operator where tree.isAdjacent(index): return operatorSuffix(at: index)
        case .poundIf where kind(firstInConditional(index)) == .period:
            return Suffix(kind: .conditional, end: behindPartner(of: index))
        default: return nil
        }
    }

    private func operatorSuffix(at index: Int) -> Suffix? {
        if tree.string(index).hasPrefix("<"), kind(index - 1) == .identifier, let close = genericEnd(from: index),
            closesGenericArguments(close)
        {
            return Suffix(kind: .generic, end: close)
        }
        guard !`is`(index, "="), !isRightBound(index) else { return nil }
        return Suffix(kind: .mark, end: index + 1)
    }

    /// `a<b>(c)` is a generic call, `a < b` is not: the token behind `>` decides, as it does for the compiler.
    private func closesGenericArguments(_ index: Int) -> Bool {
        switch kind(index) {
        case nil, .openParen, .closeParen, .closeBracket, .closeBrace, .openBrace, .period, .comma, .semicolon, .colon,
            .postfixMark, .interpolationEnd:
            true
        case .openBracket: false
        default: startsLine(index) || `is`(index, "=")
        }
    }

    private func isRightBound(_ index: Int) -> Bool {
        guard tree.isAdjacent(index + 1), index + 1 < tree.code.count else { return false }
        switch tree.code[index + 1].kind {
        case .closeParen, .closeBracket, .closeBrace, .interpolationEnd, .comma, .semicolon, .colon, .period:
            return false
        default: return true
        }
    }

    /// The first token of an `#if` branch, which its condition precedes.
    private func firstInConditional(_ index: Int) -> Int {
        var first = index + 1
        while first < end, !startsLine(first) { first += 1 }
        return first
    }

    /// The number behind the closures that follow a call; nil where there are none.
    private func trailingClosuresEnd(from start: Int, _ place: Place) -> Int? {
        guard kind(start) == .openBrace, isTrailingClosure(at: start, place) else { return nil }
        var index = behindPartner(of: start)
        while kind(index) == .identifier, kind(index + 1) == .colon, kind(index + 2) == .openBrace,
            !`is`(index, "default")
        {
            index = behindPartner(of: index + 2)
        }
        return index
    }

    private static let accessors: Set<String> = [
        "willSet", "didSet", "get", "set", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress", "init",
    ]

    private func isTrailingClosure(at index: Int, _ place: Place) -> Bool {
        switch kind(index - 1) {
        case .identifier, .closeParen, .closeBracket, .postfixMark, .operator, .poundName: break
        default: return false
        }
        switch place {
        case .ordinary: return true
        case .initializer: return !isAny(index + 1, of: Self.accessors) || !opensAccessor(index + 1)
        case .condition:
            // The compiler takes it for a closure only if the statement clearly goes on behind it.
            let next = behindPartner(of: index)
            guard next < end, !startsLine(next) else { return false }
            switch kind(next) {
            case .openBrace, .comma, .period, .openParen, .openBracket, .operator: return true
            default: return `is`(next, "where")
            }
        }
    }

    private func opensAccessor(_ index: Int) -> Bool {
        kind(index + 1) == .openBrace || (kind(index + 1) == .openParen && kind(index + 4) == .openBrace)
    }
}
