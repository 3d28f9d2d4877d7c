/// Puts a declaration into the body of a type, with the indentation and the empty lines of its neighbours.
struct BodyPlace {
    let file: EditedFile
    /// The tokens of the braces.
    let open: Int
    let close: Int

    /// Nil for a declaration whose body is missing or not closed.
    init?(of declaration: Declaration, in file: EditedFile) {
        guard let braces = declaration.braces, file.tree.partner(of: braces.start) == braces.end - 1 else { return nil }
        self.init(file: file, open: braces.start, close: braces.end - 1)
    }

    init(file: EditedFile, open: Int, close: Int) {
        self.file = file
        self.open = open
        self.close = close
    }

    private var tree: SyntaxTree { file.tree }

    /// Behind a declaration of the body; where that stands in an `#if`, behind the outermost `#endif`.
    ///
    /// - Parameter isApart: whether empty lines stand around the new one.
    func edits(inserting text: String, behind neighbour: Declaration, isApart: Bool) -> [TextEdit] {
        let first: Int
        let last: Int
        if let block = neighbour.conditions.first?.block {
            (first, last) = (block.start, block.end)
        } else {
            (first, last) = (neighbour.span.start, neighbour.span.end - 1)
        }
        let indentation = indentationOfMembers(like: first)
        let laidOut = file.laidOut(text, indentation: indentation)
        let gap = isApart ? "\n\n" : "\n"
        guard let end = file.tree.lineEnd(behind: last) else {
            return edits(behindOnOneLine: last, first: first, laidOut, indentation: indentation)
        }
        let next = last + 1
        let start = leadingStart(of: next, from: end)
        let needsGap = isApart && next != close && !file.hasEmptyLine(in: end..<start)
        return [file.insertion(gap + indentation + laidOut + (needsGap ? "\n" : ""), at: end)]
    }

    /// More code stands on the neighbour's line: the rest of a body that is all on one line, or its closing brace.
    private func edits(behindOnOneLine last: Int, first: Int, _ text: String, indentation: String) -> [TextEdit] {
        let end = tree.code[last].range.upperBound
        let beginsLine = tree.code[first].startsLine
        return [file.insertion(beginsLine ? "\n" + indentation + text : "; " + text, at: end)]
    }

    /// At the end of the body; with an empty line before it unless the body was empty.
    func edits(insertingLast text: String) -> [TextEdit] {
        let outer = file.indentation(of: open)
        guard close > open + 1 else { return edits(insertingIntoEmpty: text, outer: outer) }
        let indentation = indentationOfMembers(like: open + 1)
        let laidOut = indentation + file.laidOut(text, indentation: indentation)
        let end = contentEnd
        let isClosedOnOwnLine = tree.code[close].startsLine
        return [file.insertion("\n\n" + laidOut + (isClosedOnOwnLine ? "" : "\n" + outer), at: end)]
    }

    /// At the beginning of the body, before all members; with an empty line behind it.
    func edits(insertingFirst text: String) -> [TextEdit] {
        let outer = file.indentation(of: open)
        guard close > open + 1 else { return edits(insertingIntoEmpty: text, outer: outer) }
        let indentation = indentationOfMembers(like: open + 1)
        let laidOut = indentation + file.laidOut(text, indentation: indentation)
        guard let end = file.tree.lineEnd(behind: open) else {
            return [file.insertion(" " + text + ";", at: tree.code[open].range.upperBound)]
        }
        return [file.insertion("\n" + laidOut + "\n", at: end)]
    }

    private func edits(insertingIntoEmpty text: String, outer: String) -> [TextEdit] {
        let inner = outer + file.unit
        let laidOut = "\n" + inner + file.laidOut(text, indentation: inner)
        guard tree.code[close].startsLine else {
            let start = tree.code[open].range.upperBound
            let blanks = file.text.string(in: start..<tree.code[close].range.lowerBound)
            // A blank between the braces becomes the last one before the closing brace.
            let rest = outer.hasSuffix(blanks) ? String(outer.dropLast(blanks.count)) : outer
            return [file.insertion(laidOut + "\n" + rest, at: contentEnd == start ? start : contentEnd)]
        }
        return [file.insertion(laidOut, at: contentEnd)]
    }

    /// Where the last token or comment before the closing brace ends.
    private var contentEnd: Int {
        var index = tree.tokenIndex(at: tree.code[close].range.lowerBound) - 1
        while tree.tokens[index].kind == .newline || tree.tokens[index].kind == .blank { index -= 1 }
        return tree.tokens[index].range.upperBound
    }

    /// The white space before a member that begins a line; one level more than the type's where none does.
    private func indentationOfMembers(like index: Int) -> String {
        if tree.code[index].startsLine, index > open, tree.kind(index) != .poundIf {
            return file.indentation(of: index)
        }
        let scanner = CodeScanner(tree, in: CodeSpan(start: open + 1, end: close))
        var candidate = open + 1
        while candidate < close {
            if tree.code[candidate].startsLine, tree.kind(candidate) != .poundIf {
                return file.indentation(of: candidate)
            }
            candidate = scanner.step(candidate)
        }
        return file.indentation(of: open) + file.unit
    }

    /// Where a token begins together with the comments above it that follow `offset`.
    private func leadingStart(of index: Int, from offset: Int) -> Int {
        let first = tree.tokenIndex(at: offset)
        let tokens = tree.tokens[first...]
        let comment = tokens.first { token in
            token.range.lowerBound >= offset && (!token.kind.isTrivia || token.kind.isComment)
        }
        return comment?.range.lowerBound ?? tree.code[index].range.lowerBound
    }
}
