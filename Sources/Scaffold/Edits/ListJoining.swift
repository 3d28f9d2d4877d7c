/// Puts a list that has a line for each element back on one line: the inverse of `LineBreaking`.
struct ListJoining {
    /// The edits that join the lines; nil for a list with comments or with elements of several lines.
    ///
    /// - Parameter padding: what stands between the brackets and the elements.
    static func edits(of list: DelimitedList, padding: String = "") -> [TextEdit]? {
        guard list.arrangement == .perLine, list.comments.isEmpty, !list.isCommaFirst else { return nil }
        let text = list.tree.text
        var edits: [TextEdit] = []
        var position = list.openRange.upperBound
        for index in list.elements.indices {
            let range = list.range(of: index)
            guard text.lineRange(at: range.lowerBound).contains(range.upperBound - 1) else { return nil }
            let blank = index == 0 ? padding : " "
            edits.append(TextEdit(range: position..<range.lowerBound, replacement: Array(blank.utf8)))
            let hasComma = list.commas.indices.contains(index)
            position = hasComma ? list.tree.code[list.commas[index]].range.upperBound : range.upperBound
            if hasComma, index == list.elements.count - 1 { position = range.upperBound }
        }
        edits.append(TextEdit(range: position..<list.closeRange.lowerBound, replacement: Array(padding.utf8)))
        return edits
    }
}
