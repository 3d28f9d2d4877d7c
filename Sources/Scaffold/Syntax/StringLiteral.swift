/// A string literal: the text that it stands for, in segments between its interpolations.
struct StringLiteral: Sendable {
    enum Segment: Sendable {
        /// Text with its escapes resolved.
        case text(String)
        /// What stands in the parentheses of `\(…)`.
        case interpolation(ElementList)
    }

    let tree: SyntaxTree
    /// The tokens of the opening and the closing quotes.
    let open: Int
    let close: Int
    let segments: [Segment]

    init(opening open: Int, in tree: SyntaxTree) {
        self.tree = tree
        self.open = open
        close = tree.partner(of: open) ?? tree.code.count
        segments = Self.segments(from: open, to: close, in: tree)
    }

    /// The string, if the literal has no interpolation.
    var value: String? {
        var value = ""
        for segment in segments {
            guard case .text(let text) = segment else { return nil }
            value += text
        }
        return value
    }

    /// From the opening quote to the closing one, both included.
    var range: TextRange { tree.range(of: CodeSpan(start: open, end: min(close + 1, tree.code.count))) }

    private static func segments(from open: Int, to close: Int, in tree: SyntaxTree) -> [Segment] {
        let quotes = tree.string(open)
        let hashes = quotes.prefix { $0 == "#" }.count
        let isMultiline = quotes.hasSuffix("\"\"\"")
        let indentation = isMultiline ? closingIndentation(at: close, in: tree) : 0
        var segments: [Segment] = []
        var index = open + 1
        while index < close {
            if tree.kind(index) == .stringText {
                var bytes = Array(tree.text.bytes[tree.code[index].range])
                if isMultiline {
                    let isFirst = index == open + 1
                    let isLast = index == close - 1
                    bytes = unindented(bytes, by: indentation, isFirst: isFirst, isLast: isLast)
                }
                segments.append(.text(StringEscapes(hashes: hashes, language: tree.language).decoded(bytes)))
                index += 1
            } else {
                segments.append(.interpolation(ElementList(opening: index, in: tree)))
                index = (tree.partner(of: index) ?? close) + 1
            }
        }
        return segments
    }

    /// How many bytes of indentation the closing quotes of a multi-line string have; each line loses as many.
    private static func closingIndentation(at close: Int, in tree: SyntaxTree) -> Int {
        guard close < tree.code.count else { return 0 }
        let start = tree.code[close].range.lowerBound
        return start - tree.text.lineRange(at: start).lowerBound
    }

    /// The text of a multi-line string: the line breaks next to the quotes and the common indentation do not count.
    private static func unindented(_ bytes: [UInt8], by indentation: Int, isFirst: Bool, isLast: Bool) -> [UInt8] {
        let text = SourceText(bytes)
        var lines = text.lineStarts.map { text.lineRange(at: $0) }
        if isFirst, lines.count > 1 { lines.removeFirst() }
        let isClosedByLine = isLast && lines.count > 1
        if isClosedByLine { lines.removeLast() }
        var result: [UInt8] = []
        for (number, line) in lines.enumerated() {
            if number > 0 { result.append(.lineFeed) }
            let isWholeLine = number > 0 || isFirst
            let blanks = isWholeLine ? min(indentation, bytes[line].prefix { $0.isBlank }.count) : 0
            result += bytes[line.lowerBound + blanks..<line.upperBound]
        }
        return result
    }
}
