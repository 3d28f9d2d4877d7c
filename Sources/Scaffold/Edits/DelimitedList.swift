/// What stands between two brackets with commas between: the elements of a literal or the arguments of a call.
struct DelimitedList {
    /// How the elements lie on lines.
    enum Arrangement {
        case empty
        /// No element begins a line.
        case inline
        /// Each element begins a line; the first may stand behind the bracket.
        case perLine
        /// Some do, some do not.
        case rows
    }

    let tree: SyntaxTree
    /// The numbers of the two brackets in `tree.code`.
    let open: Int
    let close: Int
    let elements: [CodeSpan]
    /// The comma behind each element, as far as there is one.
    let commas: [Int]

    /// Nil where the closing bracket is missing.
    init?(_ list: ElementList) {
        guard list.close < list.tree.code.count else { return nil }
        tree = list.tree
        open = list.open
        close = list.close
        elements = list.elements.map(\.span)
        commas = list.elements.compactMap(\.comma)
    }

    var hasTrailingComma: Bool { !elements.isEmpty && commas.count == elements.count }
    var isCommaFirst: Bool { commas.contains { tree.code[$0].startsLine } }
    var closesOnOwnLine: Bool { tree.code[close].startsLine }
    var isOnOneLine: Bool {
        tree.text.position(of: openRange.lowerBound).line == tree.text.position(of: closeRange.lowerBound).line
    }

    var openRange: TextRange { tree.code[open].range }
    var closeRange: TextRange { tree.code[close].range }

    var arrangement: Arrangement {
        guard !elements.isEmpty else { return .empty }
        let starts = elements.indices.map(beginsLine)
        if starts.dropFirst().allSatisfy({ $0 }), starts.count > 1 || starts[0] { return .perLine }
        return starts.contains(true) ? .rows : .inline
    }

    /// Whether the first element stands behind the bracket and the others below it.
    var isHanging: Bool {
        guard elements.count > 1, !beginsLine(0) else { return false }
        let columns = elements.indices.map { tree.text.position(of: range(of: $0).lowerBound).column }
        return columns.allSatisfy { $0 == columns[0] }
    }

    private func beginsLine(_ index: Int) -> Bool {
        tree.code[elements[index].start].startsLine || (index > 0 && tree.code[commas[index - 1]].startsLine)
    }

    func range(of index: Int) -> TextRange { tree.range(of: elements[index]) }

    /// The white space before the elements; nil where none begins a line.
    var elementIndentation: String? {
        let index = elements.indices.last { beginsLine($0) }
        return index.map { tree.text.indentation(at: range(of: $0).lowerBound) }
    }

    /// The white space that the line of the opening bracket begins with.
    var outerIndentation: String { tree.text.indentation(at: openRange.lowerBound) }

    /// The comments between the brackets that belong to no element.
    var comments: [Token] {
        let inside = tree.tokenIndex(at: openRange.lowerBound)...tree.tokenIndex(at: closeRange.lowerBound)
        return tree.tokens[inside].filter { token in
            token.kind.isComment && !elements.contains { tree.range(of: $0).contains(token.range.lowerBound) }
        }
    }

    /// What makes a new line with this indentation between two places, where blanks that stand there already count;
    /// nil where it would take more than an insertion.
    func lineStart(_ indentation: String, from start: Int, to end: Int) -> String? {
        let gap = tree.text.string(in: start..<end)
        guard gap.allSatisfy({ $0 == " " }), indentation.hasSuffix(gap) else { return nil }
        return "\n" + indentation.dropLast(gap.count)
    }
}
