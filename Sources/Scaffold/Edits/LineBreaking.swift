/// Gives a list on one line a line for each of its elements, by insertions only.
struct LineBreaking {
    let page: Page
    let habits: ListHabits
    /// Whether a literal that had no comma behind its last element gets one: `swift format` wants it.
    let addsTrailingComma: Bool

    /// The edits that make the line of `offset` shorter: its outermost list or call around that place is broken.
    ///
    /// None where the line is short enough, or nothing in it can be broken.
    func edits(at offset: Int, in tree: SyntaxTree) -> [TextEdit] {
        let line = tree.text.lineRange(at: offset)
        guard page.width(of: tree.text.string(in: line)) > page.limit else { return [] }
        for index in openers(around: offset, in: tree) where line.contains(tree.code[index].range.lowerBound) {
            guard let list = DelimitedList(ElementList(opening: index, in: tree)), list.isOnOneLine,
                list.comments.isEmpty, let edits = broken(list)
            else { continue }
            return edits
        }
        return []
    }

    /// The brackets around a place, the outermost first, as far as no code block stands between.
    private func openers(around offset: Int, in tree: SyntaxTree) -> [Int] {
        let start = tree.codeIndex(from: tree.text.lineRange(at: offset).lowerBound)
        var result: [Int] = []
        for index in tree.code[start...].indices {
            guard tree.code[index].range.lowerBound < offset else { break }
            guard let close = tree.partner(of: index), close > index,
                tree.code[close].range.lowerBound >= offset
            else { continue }
            switch tree.code[index].kind {
            case .openParen, .openBracket: result.append(index)
            default: result = []
            }
        }
        return result
    }

    private func broken(_ list: DelimitedList) -> [TextEdit]? {
        guard !list.elements.isEmpty else { return nil }
        if habits.hangsElements { return hanging(list) }
        let outer = list.outerIndentation
        let inner = outer + page.unit
        let isLiteral = list.tree.code[list.open].kind == .openBracket
        var edits: [TextEdit] = []
        var position = list.openRange.upperBound
        for index in list.elements.indices {
            guard let start = list.lineStart(inner, from: position, to: list.range(of: index).lowerBound) else {
                return nil
            }
            edits.append(TextEdit(insert: page.lineEnding.applied(to: start), at: position))
            position = end(of: index, in: list)
        }
        guard let closing = list.lineStart(outer, from: position, to: list.closeRange.lowerBound) else { return nil }
        let isLong = list.elements.count > 1 && isLiteral && addsTrailingComma && !habits.closesOnLastLine
        let comma = isLong && !list.hasTrailingComma ? "," : ""
        let line = habits.closesOnLastLine ? "" : page.lineEnding.applied(to: closing)
        if !(comma + line).isEmpty { edits.append(TextEdit(insert: comma + line, at: position)) }
        return edits
    }

    private func end(of index: Int, in list: DelimitedList) -> Int {
        list.commas.indices.contains(index)
            ? list.tree.code[list.commas[index]].range.upperBound : list.range(of: index).upperBound
    }

    /// The elements below the first one, where the author aligns them so.
    private func hanging(_ list: DelimitedList) -> [TextEdit]? {
        guard list.elements.count > 1 else { return nil }
        let text = list.tree.text
        let first = list.range(of: 0).lowerBound
        let column = page.width(of: text.string(in: text.lineRange(at: first).lowerBound..<first))
        let indentation = String(repeating: " ", count: column)
        var edits: [TextEdit] = []
        for index in list.elements.indices.dropFirst() {
            let position = end(of: index - 1, in: list)
            guard let start = list.lineStart(indentation, from: position, to: list.range(of: index).lowerBound) else {
                return nil
            }
            edits.append(TextEdit(insert: page.lineEnding.applied(to: start), at: position))
        }
        return edits
    }
}
