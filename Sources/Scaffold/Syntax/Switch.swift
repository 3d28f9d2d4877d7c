/// A `switch` with its branches.
struct Switch: Sendable {
    /// What stands between the braces: branches, and `#if` blocks of branches.
    enum Entry: Sendable {
        case branch(SwitchBranch)
        case conditional(ConditionalBlock)
    }

    let tree: SyntaxTree
    /// From `switch` to the closing brace.
    let span: CodeSpan
    let subject: Expression
    /// The tokens of the braces; the end of the file where they are missing.
    let open: Int
    let close: Int

    /// Reads the `switch` whose keyword is the token `keyword`.
    init(at keyword: Int, in tree: SyntaxTree) {
        self.tree = tree
        let scanner = CodeScanner(tree, in: tree.span)
        let brace = scanner.openingBrace(from: keyword + 1)
        let hasBrace = scanner.kind(brace) == .openBrace
        open = brace
        close = (hasBrace ? tree.partner(of: brace) : brace) ?? tree.code.count
        subject = Expression(tree, CodeSpan(start: keyword + 1, end: brace))
        span = CodeSpan(start: keyword, end: hasBrace ? min(close + 1, tree.code.count) : max(brace, keyword + 1))
    }

    var range: TextRange { tree.range(of: span) }

    /// The branches and `#if` blocks between the braces, in order.
    var entries: [Entry] { Self.entries(of: CodeSpan(start: open + 1, end: close), in: tree) }

    /// The branches and `#if` blocks of a span that begins with one of either.
    static func entries(of span: CodeSpan, in tree: SyntaxTree) -> [Entry] {
        let scanner = CodeScanner(tree, in: span)
        var entries: [Entry] = []
        var index = span.start
        while index < span.end {
            if tree.kind(index) == .poundIf {
                entries.append(.conditional(ConditionalBlock(at: index, in: tree, .code)))
                index = scanner.behindPartner(of: index)
                continue
            }
            let start = index
            index = SwitchBranch.labelEnd(from: index, in: scanner)
            let bodyStart = index
            while index < span.end, !startsEntry(index, scanner) { index = scanner.step(index) }
            if let branch = SwitchBranch(start: start, body: CodeSpan(start: bodyStart, end: index), in: tree) {
                entries.append(.branch(branch))
            }
            if index == start { index += 1 }
        }
        return entries
    }

    /// The first token between the braces that belongs to no branch, where a label lacks its colon, say.
    var strayToken: Int? {
        var pending = [CodeSpan(start: open + 1, end: close)]
        while let span = pending.popLast() {
            var index = span.start
            for entry in Self.entries(of: span, in: tree) {
                switch entry {
                case .branch(let branch):
                    if branch.span.start != index { return index }
                    index = branch.span.end
                case .conditional(let block):
                    if block.open != index { return index }
                    pending += block.branches.map(\.content)
                    index = block.close + 1
                }
            }
            if index < span.end { return index }
        }
        return nil
    }

    /// Whether a branch, or an `#if` with branches in it, begins at a token.
    private static func startsEntry(_ index: Int, _ scanner: CodeScanner) -> Bool {
        let tree = scanner.tree
        switch tree.kind(index) {
        case .poundIf:
            var first = index
            while scanner.kind(first) == .poundIf {
                let block = CodeSpan(start: first, end: scanner.end)
                first = ConditionalBranch(at: first, to: block.end, of: block, in: tree, .code).content.start
            }
            return startsLabel(first, scanner)
        case .at, .identifier: return startsLabel(index, scanner)
        default: return false
        }
    }

    private static func startsLabel(_ index: Int, _ scanner: CodeScanner) -> Bool {
        if scanner.kind(index) == .at { return scanner.is(index + 1, "unknown") }
        if scanner.is(index, "default") {
            return scanner.kind(index + 1) == .colon && scanner.kind(index - 1) != .period
        }
        guard scanner.is(index, "case"), scanner.kind(index - 1) != .comma else { return false }
        // `if case`, `for case` and the like match a pattern.
        return !scanner.tree.isAny(index - 1, of: ["if", "guard", "while", "for", "await", "try"])
            && scanner.kind(index - 1) != .period
    }

    /// All branches, those in `#if` included, in the order of the file.
    var branches: [SwitchBranch] {
        var result: [SwitchBranch] = []
        var pending = Array(entries.reversed())
        while let entry = pending.popLast() {
            switch entry {
            case .branch(let branch): result.append(branch)
            case .conditional(let block):
                for branch in block.branches.reversed() {
                    pending += Self.entries(of: branch.content, in: tree).reversed()
                }
            }
        }
        return result
    }
}

/// One branch of a `switch`: its patterns and its statements.
struct SwitchBranch: Sendable {
    /// One of the patterns between `case` and the colon.
    struct Pattern: Sendable {
        let expression: Expression
        let condition: Expression?

        /// `summary` for `.summary`, `CartRoute.summary`, `.summary(let id)`, `let .summary(id)`; nil for other
        /// patterns.
        var caseName: String? {
            var current = expression
            while true {
                switch current.form {
                case .prefixed("let", let inner), .prefixed("var", let inner), .postfixed(let inner, "?"):
                    current = inner
                case .call(let call): current = call.callee
                case .member(_, let name): return name
                default: return nil
                }
            }
        }
    }

    let tree: SyntaxTree
    /// From `case`, `default` or `@unknown` to the last token of the body.
    let span: CodeSpan
    let isDefault: Bool
    /// `@unknown default`
    let isUnknown: Bool
    let patterns: [Pattern]
    /// The token of the colon.
    let colon: Int
    let body: CodeBlock

    /// Nil where the tokens from `start` on are no label.
    fileprivate init?(start: Int, body: CodeSpan, in tree: SyntaxTree) {
        let colon = body.start - 1
        guard colon > start, tree.kind(colon) == .colon else { return nil }
        self.tree = tree
        span = CodeSpan(start: start, end: body.end)
        self.colon = colon
        self.body = CodeBlock(tree, body, .code)
        isUnknown = tree.kind(start) == .at
        let keyword = isUnknown ? start + 2 : start
        isDefault = tree.is(keyword, "default")
        patterns = isDefault ? [] : Self.patterns(in: CodeSpan(start: keyword + 1, end: colon), of: tree)
    }

    private static func patterns(in span: CodeSpan, of tree: SyntaxTree) -> [Pattern] {
        let scanner = CodeScanner(tree, in: span)
        var patterns: [Pattern] = []
        var index = span.start
        while index < span.end {
            let start = index
            index = patternEnd(from: index, in: scanner)
            let pattern = Expression(tree, CodeSpan(start: start, end: index))
            var condition: Expression?
            if scanner.is(index, "where") {
                let end = scanner.expressionEnd(from: index + 1)
                condition = Expression(tree, CodeSpan(start: index + 1, end: end))
                index = max(end, index + 1)
            }
            patterns.append(Pattern(expression: pattern, condition: condition))
            while index < span.end, tree.kind(index) != .comma { index = scanner.step(index) }
            index += 1
        }
        return patterns
    }

    /// `is Item` is a pattern, and no expression.
    private static func patternEnd(from start: Int, in scanner: CodeScanner) -> Int {
        scanner.is(start, "is") ? scanner.typeEnd(from: start + 1) : scanner.expressionEnd(from: start)
    }

    /// The number behind the colon of the label that begins at `start`; `start` where there is none.
    fileprivate static func labelEnd(from start: Int, in scanner: CodeScanner) -> Int {
        var index = scanner.kind(start) == .at ? start + 2 : start
        guard scanner.is(index, "case") || scanner.is(index, "default") else { return start }
        index += 1
        while index < scanner.end, scanner.kind(index) != .colon {
            let isContinued = [.comma, .operator].contains(scanner.kind(index - 1)) || scanner.is(index - 1, "where")
            if scanner.startsLine(index), !isContinued, !scanner.is(index, "where"), scanner.kind(index) != .comma {
                return start
            }
            let next = patternEnd(from: index, in: scanner)
            index = next > index ? next : scanner.step(index)
        }
        return scanner.kind(index) == .colon ? index + 1 : start
    }

    /// Whether control falls through into the next branch.
    var fallsThrough: Bool {
        guard span.end > colon + 1 else { return false }
        return tree.is(span.end - 1, "fallthrough") && tree.kind(span.end - 2) != .period
    }

    /// Whether a pattern names an enum case, with or without associated values.
    func matches(caseNamed name: String) -> Bool { patterns.contains { $0.caseName == name } }

    var range: TextRange { tree.range(of: span) }
}
