extension CodeScanner {
    private static let typePrefixes: Set<String> = [
        "inout", "some", "any", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "each",
        "repeat", "nonisolated",
    ]
    static let effects: Set<String> = ["async", "throws", "rethrows", "reasync"]

    /// The number behind the type that begins at `start`; `start` itself where none does.
    func typeEnd(from start: Int) -> Int {
        var index = start
        while true {
            guard let operandEnd = typeOperandEnd(from: index) else { return index }
            index = operandEnd
            if `is`(index, "&") {
                index += 1
            } else if let arrow = arrow(from: index) {
                index = arrow + 1
            } else {
                return index
            }
        }
    }

    /// The number of the `->` that follows, effects in between or not.
    func arrow(from start: Int) -> Int? {
        let index = effectsEnd(from: start)
        return `is`(index, "->") ? index : nil
    }

    /// The number behind `async`, `throws`, `throws(E)` and the like.
    func effectsEnd(from start: Int) -> Int {
        var index = start
        while isAny(index, of: Self.effects) {
            let isTyped = `is`(index, "throws") && kind(index + 1) == .openParen
            index = isTyped ? behindPartner(of: index + 1) : index + 1
        }
        return index
    }

    private func typeOperandEnd(from start: Int) -> Int? {
        var index = start
        while true {
            if kind(index) == .at {
                index = attributeEnd(from: index)
            } else if isAny(index, of: Self.typePrefixes), startsType(index + 1) || kind(index + 1) == .openParen {
                index = kind(index + 1) == .openParen && tree.isAdjacent(index + 1) ? step(index + 1) : index + 1
            } else if `is`(index, "~") {
                index += 1
            } else {
                break
            }
        }
        switch kind(index) {
        case .identifier: index += 1
        case .openParen, .openBracket: index = behindPartner(of: index)
        default: return nil
        }
        return typeSuffixEnd(from: index)
    }

    private func startsType(_ index: Int) -> Bool {
        switch kind(index) {
        case .identifier, .openBracket, .at: !startsLine(index)
        default: `is`(index, "~")
        }
    }

    private func typeSuffixEnd(from start: Int) -> Int {
        var index = start
        while index < end {
            switch kind(index) {
            case .period where kind(index + 1) == .identifier: index += 2
            case .postfixMark: index += 1
            case .operator where `is`(index, "..."): index += 1
            case .operator where tree.string(index).hasPrefix("<"):
                guard let close = genericEnd(from: index) else { return index }
                index = close
            default: return index
            }
        }
        return index
    }

    /// The number behind the `>` that closes the generic arguments or parameters that begin at `start`.
    ///
    /// Operators that hold more than the `>` (`>>`, `>?`) belong to the arguments whole.
    func genericEnd(from start: Int) -> Int? {
        var depth = 0
        var index = start
        // The limit keeps a long list of comparisons from being searched to its end again and again.
        for _ in 0..<200 where index < end {
            switch kind(index) {
            case .operator:
                let text = tree.string(index)
                guard text != "->" else { break }
                for character in text.utf8 {
                    if character == UInt8(ascii: "<") { depth += 1 }
                    if character == UInt8(ascii: ">") { depth -= 1 }
                }
                guard text.utf8.allSatisfy({ "<>?!&.~=-".utf8.contains($0) }) else { return nil }
                if depth <= 0 { return index + 1 }
            case .identifier, .period, .comma, .colon, .postfixMark, .at, .number, .openParen, .openBracket: break
            default: return nil
            }
            index = step(index)
        }
        return nil
    }

    /// The number behind an attribute, its arguments included.
    func attributeEnd(from start: Int) -> Int {
        var index = start + 1
        guard kind(index) == .identifier else { return index }
        index += 1
        while kind(index) == .period, kind(index + 1) == .identifier { index += 2 }
        if `is`(index, "<"), tree.isAdjacent(index), let close = genericEnd(from: index) { index = close }
        if kind(index) == .openParen, tree.isAdjacent(index) { index = behindPartner(of: index) }
        return index
    }
}
