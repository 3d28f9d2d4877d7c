/// Puts an element, as a template lays it out, into a list.
struct ElementPlace {
    let file: EditedFile
    let list: DelimitedList

    /// - Parameter text: with four spaces a level.
    func edits(inserting text: String, at index: Int) -> [TextEdit] {
        let page = Page(of: file.text, limit: file.lineLimit)
        let habits = ListHabits(of: file.tree, except: list.open)
        let inner = list.elementIndentation ?? list.outerIndentation + file.unit
        let insertion = ListInsertion(list: list, page: page, habits: habits)
        let tall = SourceFragment.text(file.laidOut(text, indentation: inner))
        guard list.arrangement == .inline else {
            return insertion.edits(adding: [ListInsertion.Addition(fragment: tall, index: index)])
        }
        let flat = SourceFragment(parsing: text)
        let edits = insertion.edits(adding: [ListInsertion.Addition(fragment: flat, index: index)])
        let line = file.text.lineRange(at: list.closeRange.lowerBound)
        let width = page.width(of: file.text.string(in: line)) + edits.reduce(0) { $0 + $1.replacement.count }
        let isOverAlready = page.width(of: file.text.string(in: line)) > page.limit
        if width <= page.limit || isOverAlready { return edits }
        return broken(inserting: tall.oneLine, at: index, page, habits) ?? edits
    }

    /// The ways to take an element out: from its line, from a list that was one line before, the likeliest first.
    static func ways(toRemove index: Int, from literal: ElementList, in file: EditedFile) -> [[TextEdit]] {
        guard let list = DelimitedList(literal) else { return [] }
        let removal = ListRemoval(list: list, page: Page(of: file.text, limit: file.lineLimit))
        let habits = ListHabits(of: file.tree, except: list.open)
        let keepsComma = habits.singleWithComma > habits.singleWithoutComma
        let plain = [!keepsComma, keepsComma].map { removal.edits(removing: index, losesComma: $0) }
        return plain + plain.prefix(1).compactMap { way in joined(way, list, in: file) }
    }

    /// The same with the rest of the list on one line; nil where it does not fit there.
    private static func joined(_ way: [TextEdit], _ list: DelimitedList, in file: EditedFile) -> [TextEdit]? {
        let rest = file.applying(way)
        let open = rest.tree.codeIndex(from: list.openRange.lowerBound)
        guard let left = DelimitedList(ElementList(opening: open, in: rest.tree)),
            let joining = ListJoining.edits(of: left)
        else { return nil }
        let start = list.openRange.lowerBound
        let end = list.closeRange.upperBound
        let joined = rest.applying(joining).text.bytes
        let tail = file.text.bytes.count - end
        return [TextEdit(range: start..<end, replacement: Array(joined[start..<(joined.count - tail)]))]
    }

    /// A line for each element and for the new one; nil where that takes more than insertions.
    private func broken(
        inserting text: String,
        at index: Int,
        _ page: Page,
        _ habits: ListHabits
    ) -> [TextEdit]? {
        guard list.isOnOneLine, list.comments.isEmpty else { return nil }
        let outer = list.outerIndentation
        let inner = outer + file.unit
        var edits: [TextEdit] = []
        var position = list.openRange.upperBound
        for number in list.elements.indices {
            guard let start = list.lineStart(inner, from: position, to: list.range(of: number).lowerBound) else {
                return nil
            }
            let new = number == index ? "\n" + inner + text + "," : ""
            edits.append(file.insertion(new + start, at: position))
            let hasComma = list.commas.indices.contains(number)
            position =
                hasComma ? list.tree.code[list.commas[number]].range.upperBound : list.range(of: number).upperBound
        }
        guard let closing = list.lineStart(outer, from: position, to: list.closeRange.lowerBound) else { return nil }
        let comma = habits.avoidsTrailingCommas ? "" : ","
        let last = index == list.elements.count ? "\n" + inner + text : ""
        let before = list.hasTrailingComma || (last.isEmpty && comma.isEmpty) ? "" : ","
        edits.append(file.insertion(before + last + (last.isEmpty ? "" : comma) + closing, at: position))
        return edits
    }
}

extension SourceFragment {
    /// Reads Swift source as far as it is calls and lists, so that it can be laid out anew.
    init(parsing text: String) {
        let tree = SyntaxTree(lexing: SourceText(text))
        self = Self.read(Expression(tree, tree.span))
    }

    private static func read(_ expression: Expression) -> SourceFragment {
        switch expression.form {
        case .array(let list): return .list(list.elements.map(read))
        case .tuple(let list): return .call("", list.elements.map(read))
        case .call(let call):
            guard let arguments = call.arguments, call.trailingClosures.isEmpty else { break }
            return .call(call.callee.text, arguments.elements.map(read))
        default: break
        }
        let lines = expression.text.split(separator: "\n").map { $0.drop { $0 == " " } }
        return .text(lines.joined(separator: " "))
    }

    private static func read(_ element: ElementList.Element) -> SourceFragment {
        let value = read(element.value)
        return element.labelName.map { .labeled($0, value) } ?? value
    }
}
