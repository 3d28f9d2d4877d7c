/// Takes an element out of a list literal, or an argument out of a call: the inverse of `ListInsertion`.
struct ListRemoval {
    let list: DelimitedList
    let page: Page

    /// The edits that take out the element `index`.
    ///
    /// - Parameter losesComma: whether a list that is left with one element a line ends without a comma.
    func edits(removing index: Int, losesComma: Bool) -> [TextEdit] {
        if list.elements.count == 1 { return emptied() }
        var edits = [TextEdit(range: removedRange(index), replacement: [])]
        let isLast = index == list.elements.count - 1
        if isLast, !list.hasTrailingComma, !list.isCommaFirst, !isInline(index) {
            edits.append(TextEdit(range: commaRange(index - 1), replacement: []))
        } else if losesComma, list.hasTrailingComma, list.elements.count == 2 {
            edits.append(TextEdit(range: commaRange(isLast ? 0 : 1), replacement: []))
        }
        return edits
    }

    private var text: SourceText { list.tree.text }

    private func commaRange(_ index: Int) -> TextRange { list.tree.code[list.commas[index]].range }

    /// Whether an element shares its line with the one before it, or the first one with the bracket.
    private func isInline(_ index: Int) -> Bool {
        !list.tree.code[list.elements[index].start].startsLine
            && !(index > 0 && list.tree.code[list.commas[index - 1]].startsLine)
    }

    private func removedRange(_ index: Int) -> TextRange {
        let range = list.range(of: index)
        let isLast = index == list.elements.count - 1
        if list.isCommaFirst {
            guard index > 0 else { return range.lowerBound..<list.range(of: 1).lowerBound }
            return lineStart(before: commaRange(index - 1).lowerBound)..<lineEnd(behind: list.elements[index].end - 1)
        }
        if isInline(index) {
            guard isLast else { return range.lowerBound..<list.range(of: index + 1).lowerBound }
            return list.hasTrailingComma
                ? commaRange(index - 1).upperBound..<commaRange(index).upperBound
                : commaRange(index - 1).lowerBound..<range.upperBound
        }
        let lastToken = list.commas.indices.contains(index) ? list.commas[index] : list.elements[index].end - 1
        guard let end = list.tree.lineEnd(behind: lastToken), end >= list.tree.code[lastToken].range.upperBound else {
            // More of the list, or its bracket, stands on the line.
            return isLast
                ? lineStart(before: range.lowerBound)..<list.tree.code[lastToken].range.upperBound
                : range.lowerBound..<list.range(of: index + 1).lowerBound
        }
        return lineStart(before: range.lowerBound)..<end
    }

    /// Where the line before that of an offset ends: its line break belongs to what is taken out.
    private func lineStart(before offset: Int) -> Int {
        let line = text.lineRange(at: offset)
        guard line.lowerBound > 0 else { return offset }
        return text.lineRange(at: line.lowerBound - 1).upperBound
    }

    private func lineEnd(behind token: Int) -> Int {
        list.tree.lineEnd(behind: token) ?? list.tree.code[token].range.upperBound
    }

    /// Whether the list holds one element and no comment but that behind it.
    var holdsNothingElse: Bool {
        guard list.elements.count == 1 else { return false }
        let range = list.range(of: 0)
        let end = lineEnd(behind: list.commas.first ?? list.elements[0].end - 1)
        return list.comments.allSatisfy { $0.range.lowerBound > range.upperBound && $0.range.upperBound <= end }
    }

    /// The list without its only element: `[]`, unless comments stay.
    private func emptied() -> [TextEdit] {
        guard !holdsNothingElse else {
            return [TextEdit(range: list.openRange.upperBound..<list.closeRange.lowerBound, replacement: [])]
        }
        let range = list.range(of: 0)
        let end = lineEnd(behind: list.commas.first ?? list.elements[0].end - 1)
        var start = isInline(0) ? range.lowerBound : lineStart(before: range.lowerBound)
        if isInline(0), start > 0, text.bytes[start - 1] == .space { start -= 1 }
        return [TextEdit(range: start..<end, replacement: [])]
    }
}
