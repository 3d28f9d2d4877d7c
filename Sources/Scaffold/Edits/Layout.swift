/// The layout that a workspace gives its files, for renderings: these are written with four spaces a level and the
/// content of `#if` not indented.
struct Layout: Sendable, Hashable {
    let indentation: Indentation
    /// Whether what stands in an `#if` is one level deeper (`indentConditionalCompilationBlocks`).
    let indentsConditionalBlocks: Bool

    /// The text with the indentation of each line in the workspace's unit. The values of multi-line strings stay what
    /// they are.
    func applied(to text: SourceText) -> SourceText {
        guard indentation != .spaces(4) || indentsConditionalBlocks else { return text }
        let tree = SyntaxTree(lexing: text)
        let strings = Self.multilineStrings(in: tree)
        let depths = indentsConditionalBlocks ? Self.conditionalDepths(in: tree) : [:]
        var string = strings[...]
        var depth = 0
        var edits: [TextEdit] = []
        for (number, start) in text.lineStarts.enumerated() {
            depth = depths[number] ?? depth
            let line = text.lineRange(at: start)
            let blanks = line.prefix { text.bytes[$0] == .space }.count
            guard blanks < line.count else { continue }
            while let first = string.first, first.range.upperBound < line.lowerBound { string.removeFirst() }
            let inString = string.first.flatMap { $0.range.contains(line.lowerBound) ? $0 : nil }
            let own = inString.map { min($0.indentation, blanks) } ?? blanks
            let replacement =
                String(repeating: indentation.unit, count: own / 4 + depth)
                + String(repeating: " ", count: own % 4)
            edits.append(TextEdit(range: line.lowerBound..<line.lowerBound + own, replacement: Array(replacement.utf8)))
        }
        return (try? text.applying(edits)) ?? text
    }

    /// The multi-line strings, from the line below the opening quotes to the closing ones, with the indentation that
    /// does not count.
    private static func multilineStrings(in tree: SyntaxTree) -> [(range: TextRange, indentation: Int)] {
        tree.code.indices.compactMap { index in
            guard tree.kind(index) == .stringStart, tree.string(index).hasSuffix("\"\"\""),
                let close = tree.partner(of: index)
            else { return nil }
            let end = tree.code[close].range.lowerBound
            let line = tree.text.lineRange(at: end)
            return (tree.code[index].range.upperBound..<end, end - line.lowerBound)
        }
    }

    /// For each line on which it changes, how many `#if` blocks it lies in.
    private static func conditionalDepths(in tree: SyntaxTree) -> [Int: Int] {
        var depths: [Int: Int] = [:]
        var depth = 0
        for index in tree.code.indices {
            let kind = tree.code[index].kind
            guard [.poundIf, .poundElse, .poundElseif, .poundEndif].contains(kind) else { continue }
            let line = tree.text.position(of: tree.code[index].range.lowerBound).line - 1
            if kind != .poundIf { depth = max(0, depth - 1) }
            depths[line] = depth
            if kind != .poundEndif { depth += 1 }
            depths[line + 1] = depth
        }
        return depths
    }
}
