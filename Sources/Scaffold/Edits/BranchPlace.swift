/// Puts a branch into a `switch` so that it looks like its neighbours.
struct BranchPlace {
    let file: EditedFile
    let statement: Switch

    private var tree: SyntaxTree { file.tree }

    func edit(inserting branch: NewBranch) -> TextEdit {
        let entries = statement.entries
        guard !entries.isEmpty else { return edit(intoEmpty: branch) }
        let style = Style(of: statement, in: file)
        if let index = Self.catchAll(in: entries) { return edit(inserting: branch, before: entries, index, style) }
        return edit(insertingLast: branch, behind: entries, style)
    }

    /// The entry before which nothing that comes behind it could: the one that matches everything, or the first of the
    /// chain that falls through into it.
    private static func catchAll(in entries: [Switch.Entry]) -> Int? {
        guard var index = entries.firstIndex(where: { $0.branches.contains(where: \.isCatchAll) }) else { return nil }
        while index > 0, entries[index - 1].branches.last?.fallsThrough == true { index -= 1 }
        return index
    }

    private func edit(
        inserting branch: NewBranch,
        before entries: [Switch.Entry],
        _ index: Int,
        _ style: Style
    ) -> TextEdit {
        let first = entries[index].span.start
        guard tree.code[first].startsLine else {
            let start = tree.code[first].range.lowerBound
            if let flat = style.oneLine(branch, besides: file.width(ofLineAt: start) + 1) {
                return file.insertion(flat + " ", at: start)
            }
            // The blank before the label becomes the last one of its indentation.
            let end = tree.code[first - 1].range.upperBound
            let gap = file.text.string(in: end..<start)
            let label = style.label.hasSuffix(gap) ? String(style.label.dropLast(gap.count)) : style.label
            return file.insertion("\n" + style.lines(branch) + "\n" + label, at: end)
        }
        let place = startWithComments(of: first)
        let gap = style.isApart ? "\n\n" : "\n"
        return file.insertion(style.lines(branch) + gap, at: place)
    }

    private func edit(insertingLast branch: NewBranch, behind entries: [Switch.Entry], _ style: Style) -> TextEdit {
        var index = tree.tokenIndex(at: tree.code[statement.close].range.lowerBound) - 1
        while tree.tokens[index].kind == .newline || tree.tokens[index].kind == .blank { index -= 1 }
        let end = tree.tokens[index].range.upperBound
        guard tree.code[statement.close].startsLine || tree.tokens[index].kind == .lineComment else {
            let width = file.width(ofLineAt: end) + 1
            if !style.startsLines, let flat = style.oneLine(branch, besides: width) {
                return file.insertion(" " + flat, at: end)
            }
            return file.insertion("\n" + style.lines(branch) + "\n" + style.outer, at: end)
        }
        return file.insertion((style.isApart ? "\n\n" : "\n") + style.lines(branch), at: end)
    }

    private func edit(intoEmpty branch: NewBranch) -> TextEdit {
        let style = Style(of: statement, in: file)
        let start = tree.code[statement.open].range.upperBound
        var index = tree.tokenIndex(at: tree.code[statement.close].range.lowerBound) - 1
        while tree.tokens[index].kind == .newline || tree.tokens[index].kind == .blank { index -= 1 }
        let end = max(start, tree.tokens[index].range.upperBound)
        let closing = tree.code[statement.close].startsLine ? "" : "\n" + style.outer
        return file.insertion("\n" + style.lines(branch) + closing, at: end)
    }

    /// The start of the line of a label, or of the comments directly above it that are its own: they are not indented
    /// deeper, as those of the branch above would be, and no empty line parts them from it.
    private func startWithComments(of first: Int) -> Int {
        let label = tree.code[first].range.lowerBound
        let width = file.text.indentation(at: label).utf8.count
        var line = file.text.lineRange(at: label).lowerBound
        while line > 0 {
            let above = file.text.lineRange(at: line - 1)
            guard above.upperBound < line, let start = above.first(where: { !file.text.bytes[$0].isBlank }) else {
                break
            }
            let token = tree.tokens[tree.tokenIndex(at: start)]
            guard token.kind.isComment, start - above.lowerBound <= width else { break }
            line = file.text.lineRange(at: token.range.lowerBound).lowerBound
        }
        return line
    }
}

extension BranchPlace {
    /// How the branches of a switch are written.
    struct Style {
        /// The white space before the labels, before the statements below them, and before the closing brace.
        let label: String
        let body: String
        let outer: String
        /// Whether empty lines stand between all branches.
        let isApart: Bool
        /// Whether labels begin lines.
        let startsLines: Bool
        /// Whether the statement of every branch stands on the line of its label.
        private let isCompact: Bool
        private let file: EditedFile

        init(of statement: Switch, in file: EditedFile) {
            self.file = file
            let tree = file.tree
            let entries = statement.entries
            let branches = statement.branches
            outer = file.indentation(of: statement.close)
            let labelled = entries.compactMap(\.branch).first { tree.code[$0.span.start].startsLine }
            let keyword = file.indentation(of: statement.span.start)
            label = labelled.map { file.indentation(of: $0.span.start) } ?? keyword
            let tall = branches.first { branch in
                tree.code[branch.span.start].startsLine && branch.colon + 1 < branch.span.end
                    && tree.code[branch.colon + 1].startsLine
            }
            let deeper = tall.map { file.indentation(of: $0.colon + 1) } ?? ""
            body = tall != nil && deeper.hasPrefix(label) && deeper != label ? deeper : label + file.unit
            startsLines = entries.isEmpty || labelled != nil || tree.code[entries[0].span.start].startsLine
            isCompact =
                !branches.isEmpty
                && branches.allSatisfy { branch in
                    branch.colon + 1 < branch.span.end && !tree.code[branch.colon + 1].startsLine
                }
            isApart =
                entries.count > 1
                && zip(entries, entries.dropFirst()).allSatisfy { first, second in
                    let end = tree.code[first.span.end - 1].range.upperBound
                    return file.hasEmptyLine(in: end..<tree.code[second.span.start].range.lowerBound)
                }
        }

        /// The branch on lines of its own, the first one indented.
        func lines(_ branch: NewBranch) -> String {
            let width = file.width(of: label)
            if isCompact, branch.body.count == 1, let flat = oneLine(branch, besides: width) { return label + flat }
            let statements = file.laidOut(branch.body.joined(separator: "\n"), indentation: body)
            return label + branch.label + "\n" + body + statements
        }

        /// The branch on one line, on which other code takes up `width` columns; nil where it does not fit.
        func oneLine(_ branch: NewBranch, besides width: Int) -> String? {
            let flat = branch.label + " " + branch.body.joined(separator: "; ")
            return branch.isFlat && width + flat.count <= file.lineLimit ? flat : nil
        }
    }
}

extension Switch.Entry {
    var span: CodeSpan {
        switch self {
        case .branch(let branch): branch.span
        case .conditional(let block): CodeSpan(start: block.open, end: block.close + 1)
        }
    }

    var branch: SwitchBranch? {
        if case .branch(let branch) = self { branch } else { nil }
    }

    /// The branch, or those in the `#if`, inner ones included.
    var branches: [SwitchBranch] {
        switch self {
        case .branch(let branch): [branch]
        case .conditional(let block):
            block.branches.flatMap { branch in
                Switch.entries(of: branch.content, in: block.tree).flatMap(\.branches)
            }
        }
    }
}
