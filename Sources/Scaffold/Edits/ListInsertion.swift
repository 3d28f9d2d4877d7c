/// Puts elements into a list literal, or arguments into a call, so that they look like their neighbours.
///
/// It only inserts: with the inserted bytes taken out again, the file is what it was.
struct ListInsertion {
    /// A fragment and the element before which it goes; the number of elements for the end.
    struct Addition {
        let fragment: SourceFragment
        let index: Int
    }

    let list: DelimitedList
    let page: Page
    let habits: ListHabits
    /// Whether an empty literal that opens ends with a comma.
    var emptyEndsWithComma = false
    /// Whether an empty literal stays on its line, as what is around it does.
    var emptyStaysInline = false

    private var isLiteral: Bool { list.tree.code[list.open].kind == .openBracket }
    private var count: Int { list.elements.count }

    func edits(adding additions: [Addition]) -> [TextEdit] {
        guard !additions.isEmpty else { return [] }
        let edits =
            switch list.arrangement {
            case .perLine where beginsCommaFirst, .inline where beginsCommaFirst: secondCommaFirstEdits(additions)
            case .empty: openedEdits(additions.map(\.fragment))
            case .perLine: perLineEdits(additions)
            case .rows: rowsEdits(additions)
            case .inline: inlineEdits(additions)
            }
        return edits.map { edit in
            let text = String(decoding: edit.replacement, as: UTF8.self)
            return TextEdit(insert: page.lineEnding.applied(to: text), at: edit.range.lowerBound)
        }
    }

    // MARK: One element a line

    private func perLineEdits(_ additions: [Addition]) -> [TextEdit] {
        let indentation = list.elementIndentation ?? list.outerIndentation + page.unit
        if list.isCommaFirst { return commaFirstEdits(additions, indentation: indentation) }
        let endsWithComma = list.hasTrailingComma || becomesLong(by: additions.count)
        var edits = middleEdits(additions.filter { $0.index < count }, indentation: indentation)
        let appended = additions.filter { $0.index >= count }.map(\.fragment)
        guard !appended.isEmpty else {
            if endsWithComma, !list.hasTrailingComma { edits.append(TextEdit(insert: ",", at: lastEnd)) }
            return edits
        }
        let lines = appended.map { "\n" + indentation + laid($0, indentation) }.joined(separator: ",")
        let end = list.tree.lineEnd(
            behind: list.hasTrailingComma ? list.commas[count - 1] : list.elements[count - 1].end - 1)
        let comma = endsWithComma ? "," : ""
        if list.hasTrailingComma {
            edits.append(TextEdit(insert: lines + comma, at: end ?? commaEnd(count - 1)))
        } else if let end, end > lastEnd {
            edits.append(TextEdit(insert: ",", at: lastEnd))
            edits.append(TextEdit(insert: lines + comma, at: end))
        } else {
            edits.append(TextEdit(insert: "," + lines + (end == nil ? "" : comma), at: lastEnd))
        }
        return edits
    }

    /// Whether a literal of one element without a comma becomes one of several that ends with one.
    private func becomesLong(by added: Int) -> Bool {
        isLiteral && count == 1 && added > 0 && list.closesOnOwnLine && !habits.avoidsTrailingCommas
    }

    private func middleEdits(_ additions: [Addition], indentation: String) -> [TextEdit] {
        additions.map { addition in
            let text = laid(addition.fragment, indentation)
            if addition.index > 0, let end = list.tree.lineEnd(behind: list.commas[addition.index - 1]) {
                return TextEdit(insert: "\n" + indentation + text + ",", at: end)
            }
            return TextEdit(insert: text + ",\n" + indentation, at: list.range(of: addition.index).lowerBound)
        }
    }

    private func commaFirstEdits(_ additions: [Addition], indentation: String) -> [TextEdit] {
        additions.map { addition in
            let text = addition.fragment.laidOut(
                in: page, indentation: indentation, column: page.width(of: indentation) + 2, suffix: 0)
            guard addition.index > 0 else {
                return TextEdit(insert: text + "\n" + indentation + ", ", at: list.range(of: 0).lowerBound)
            }
            let before = list.elements[addition.index - 1].end - 1
            let end = list.tree.lineEnd(behind: before) ?? list.range(of: addition.index - 1).upperBound
            return TextEdit(insert: "\n" + indentation + ", " + text, at: end)
        }
    }

    /// Whether the commas of a list that has none yet are to stand before the elements, as those of the others do.
    private var beginsCommaFirst: Bool {
        isLiteral && habits.putsCommasFirst && count == 1 && !list.hasTrailingComma && !list.isOnOneLine
    }

    private func secondCommaFirstEdits(_ additions: [Addition]) -> [TextEdit] {
        let text = list.tree.text
        let indentation = list.elementIndentation ?? text.indentation(at: list.closeRange.lowerBound)
        return commaFirstEdits(additions, indentation: indentation)
    }

    // MARK: Several elements a line

    private func rowsEdits(_ additions: [Addition]) -> [TextEdit] {
        let indentation = list.elementIndentation ?? list.outerIndentation + page.unit
        return additions.map { addition in
            let flat = addition.fragment.oneLine
            guard addition.index >= count else {
                return TextEdit(insert: flat + ", ", at: list.range(of: addition.index).lowerBound)
            }
            let end = list.hasTrailingComma ? commaEnd(count - 1) : lastEnd
            let behind = list.hasTrailingComma ? "," : ""
            let before = list.hasTrailingComma ? "" : ","
            if fits(flat.count + 2, at: end) { return TextEdit(insert: before + " " + flat + behind, at: end) }
            return TextEdit(
                insert: before + "\n" + indentation + laid(addition.fragment, indentation) + behind, at: end)
        }
    }

    // MARK: All on one line

    /// The line may become too long: `LineBreaking` mends that.
    private func inlineEdits(_ additions: [Addition]) -> [TextEdit] {
        additions.map { addition in
            let text = addition.fragment.oneLine
            if addition.index < count {
                return TextEdit(insert: text + ", ", at: list.range(of: addition.index).lowerBound)
            }
            return list.hasTrailingComma
                ? TextEdit(insert: " " + text + ",", at: commaEnd(count - 1))
                : TextEdit(insert: ", " + text, at: lastEnd)
        }
    }

    // MARK: Nothing yet

    private func openedEdits(_ fragments: [SourceFragment]) -> [TextEdit] {
        let start = list.openRange.upperBound
        let outer = list.outerIndentation
        var inner = outer + page.unit
        let isFlat = !isLiteral || (emptyStaysInline && list.isOnOneLine && list.comments.isEmpty)
        if isFlat { return [TextEdit(insert: fragments.map(\.oneLine).joined(separator: ", "), at: start)] }
        let comma = emptyEndsWithComma ? "," : ""
        if let comment = list.comments.last {
            let end = comment.range.upperBound
            guard list.closesOnOwnLine else {
                return [TextEdit(insert: " " + fragments.map(\.oneLine).joined(separator: ", "), at: end)]
            }
            let before = list.tree.text.lineRange(at: comment.range.lowerBound).lowerBound..<comment.range.lowerBound
            let blanks = list.tree.text.string(in: before)
            if blanks.allSatisfy({ $0 == " " || $0 == "\t" }) { inner = blanks }
            return [TextEdit(insert: lines(fragments, inner) + comma, at: end)]
        }
        if habits.closesOnLastLine, !list.closesOnOwnLine {
            return [TextEdit(insert: lines(fragments, inner), at: start)]
        }
        let rest = list.lineStart(outer, from: start, to: list.closeRange.lowerBound)
        guard let closing = rest ?? (list.closesOnOwnLine ? "" : nil) else {
            // Blanks that cannot become a part of the closing bracket's line: they stay around the elements.
            let flat = fragments.map(\.oneLine).joined(separator: ", ")
            return [TextEdit(insert: flat + " ", at: list.closeRange.lowerBound)]
        }
        return [TextEdit(insert: lines(fragments, inner) + comma + (list.closesOnOwnLine ? "" : closing), at: start)]
    }

    private func lines(_ fragments: [SourceFragment], _ indentation: String) -> String {
        fragments.map { "\n" + indentation + laid($0, indentation) }.joined(separator: ",")
    }

    // MARK: Measures

    private var lastEnd: Int { list.range(of: count - 1).upperBound }

    private func commaEnd(_ index: Int) -> Int { list.tree.code[list.commas[index]].range.upperBound }

    private func laid(_ fragment: SourceFragment, _ indentation: String) -> String {
        fragment.laidOut(in: page, indentation: indentation, column: page.width(of: indentation), suffix: 1)
    }

    /// Whether a line holds so many characters more; one that is over the limit already does.
    private func fits(_ added: Int, at offset: Int) -> Bool {
        let width = page.width(of: list.tree.text.string(in: list.tree.text.lineRange(at: offset)))
        return width > page.limit || width + added <= page.limit
    }
}
