/// What stands between two brackets, separated by commas: the elements of an array or a dictionary, the arguments of a
/// call, the members of a JSON object.
struct ElementList: Sendable {
    struct Element: Sendable {
        /// Label or key, value; without the comma behind it.
        let span: CodeSpan
        /// The token of an argument's label.
        let label: Int?
        /// The key of a dictionary's entry.
        let key: Expression?
        let value: Expression
        /// The token of the comma behind it.
        let comma: Int?

        var tree: SyntaxTree { value.tree }
        var range: TextRange { tree.range(of: span) }
        var labelName: String? { label.map(tree.name) }
        var commaRange: TextRange? { comma.map { tree.code[$0].range } }
    }

    let tree: SyntaxTree
    /// The token of the opening bracket.
    let open: Int
    /// The token of the closing bracket; the end of the file where it is missing.
    let close: Int
    let elements: [Element]

    /// Reads the list whose opening bracket is the token `open`; one of arguments has labels, any other has keys.
    init(opening open: Int, isArguments: Bool, in tree: SyntaxTree) {
        self.tree = tree
        self.open = open
        close = tree.partner(of: open) ?? tree.code.count
        elements = Self.elements(in: CodeSpan(start: open + 1, end: close), of: tree, hasLabels: isArguments)
    }

    /// Reads what the bracket `open` holds: arguments in parentheses, elements otherwise.
    init(opening open: Int, in tree: SyntaxTree) {
        let kind = tree.kind(open)
        self.init(opening: open, isArguments: kind == .openParen || kind == .interpolationStart, in: tree)
    }

    private static func elements(in span: CodeSpan, of tree: SyntaxTree, hasLabels: Bool) -> [Element] {
        // `[:]`
        if !hasLabels, span.count == 1, tree.kind(span.start) == .colon { return [] }
        let scanner = CodeScanner(tree, in: span)
        var elements: [Element] = []
        var index = span.start
        while index < span.end {
            let start = index
            let label = hasLabels && tree.kind(index) == .identifier && tree.kind(index + 1) == .colon ? index : nil
            if label != nil { index += 2 }
            var valueStart = index
            var key: Expression?
            index = scanner.expressionEnd(from: index)
            if !hasLabels, scanner.kind(index) == .colon {
                key = Expression(tree, CodeSpan(start: valueStart, end: index))
                valueStart = index + 1
                index = scanner.expressionEnd(from: valueStart)
            }
            while index < span.end, tree.kind(index) != .comma { index = scanner.step(index) }
            let isFollowed = index < span.end
            elements.append(
                Element(
                    span: CodeSpan(start: start, end: index),
                    label: label,
                    key: key,
                    value: Expression(tree, CodeSpan(start: valueStart, end: index)),
                    comma: isFollowed ? index : nil
                )
            )
            index += 1
        }
        return elements
    }

    /// From the opening bracket to the closing one, both included.
    var range: TextRange { tree.range(of: CodeSpan(start: open, end: min(close + 1, tree.code.count))) }

    /// Whether it has keys, or is `[:]`.
    var isDictionary: Bool {
        elements.contains { $0.key != nil } || (elements.isEmpty && close == open + 2 && tree.kind(open + 1) == .colon)
    }

    /// The value of the first argument with a label.
    func value(labelled label: String) -> Expression? {
        elements.first { $0.labelName == label }?.value
    }
}
