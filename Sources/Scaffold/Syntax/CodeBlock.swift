/// Statements and declarations one after another: a file, the body of a type or function, a branch of an `#if`.
struct CodeBlock: Sendable {
    /// What the tokens of a block can mean: `case` declares only in the body of an enum.
    enum Context: Sendable {
        case code
        case members
    }

    let tree: SyntaxTree
    /// Without the braces.
    let span: CodeSpan
    let context: Context

    init(_ tree: SyntaxTree, _ span: CodeSpan, _ context: Context) {
        self.tree = tree
        self.span = span
        self.context = context
    }

    /// All of a file.
    init(_ tree: SyntaxTree) {
        self.init(tree, tree.span, .code)
    }

    /// From the first token to the last one; an empty place where the block is empty.
    var range: TextRange { tree.range(of: span) }

    /// What stands in the block, in order; what lies in inner braces is theirs.
    var statements: [Statement] {
        let scanner = StatementScanner(tree, in: span, context)
        var statements: [Statement] = []
        var index = span.start
        while index < span.end {
            if tree.kind(index) == .semicolon {
                index += 1
                continue
            }
            let statement = scanner.statement(at: index)
            statements.append(statement)
            index = statement.span.end
        }
        return statements
    }

    /// The declarations of the block, those in its `#if` branches included, in the order of the file.
    var declarations: [Declaration] {
        var result: [Declaration] = []
        var pending = statements.reversed().map { ($0, [ConditionalBranch]()) }
        while let (statement, conditions) = pending.popLast() {
            switch statement.kind {
            case .declaration(var declaration):
                declaration.conditions = conditions
                result.append(declaration)
            case .conditional(let block):
                for branch in block.branches.reversed() {
                    let inner = conditions + [branch]
                    pending += branch.body.statements.reversed().map { ($0, inner) }
                }
            default: break
            }
        }
        return result
    }
}

/// One statement or declaration of a block.
struct Statement: Sendable {
    enum Kind: Sendable {
        case declaration(Declaration)
        /// Assignments are expressions, too.
        case expression(Expression)
        case conditional(ConditionalBlock)
        case switching(Switch)
        case control(ControlFlow)
        /// `return`, `throw`, `break` and the like, with what stands behind them.
        case jump(String, Expression?)
        /// What the parser does not know, up to the end of its line.
        case unknown
    }

    let tree: SyntaxTree
    let span: CodeSpan
    let kind: Kind

    var range: TextRange { tree.range(of: span) }
}

/// `#if`, its branches, and `#endif`.
struct ConditionalBlock: Sendable {
    let tree: SyntaxTree
    let branches: [ConditionalBranch]
    /// The tokens of `#if` and `#endif`.
    let open: Int
    let close: Int

    init(at open: Int, in tree: SyntaxTree, _ context: CodeBlock.Context) {
        self.tree = tree
        self.open = open
        close = tree.partner(of: open) ?? tree.code.count
        let scanner = CodeScanner(tree, in: CodeSpan(start: open, end: close))
        var starts = [open]
        var index = open + 1
        while index < close {
            if tree.kind(index) == .poundElse || tree.kind(index) == .poundElseif { starts.append(index) }
            index = scanner.step(index)
        }
        let block = CodeSpan(start: open, end: close)
        branches = zip(starts, starts.dropFirst() + [close]).map {
            ConditionalBranch(at: $0, to: $1, of: block, in: tree, context)
        }
    }

    var range: TextRange { tree.range(of: CodeSpan(start: open, end: min(close + 1, tree.code.count))) }
}

/// One branch of an `#if`.
struct ConditionalBranch: Sendable {
    let tree: SyntaxTree
    /// The token of `#if`, `#elseif` or `#else`.
    let keyword: Int
    /// Nil for `#else`.
    let condition: Expression?
    /// What is compiled if the condition holds.
    let content: CodeSpan
    /// From the token of `#if` to that of `#endif`.
    let block: CodeSpan
    private let context: CodeBlock.Context

    init(at keyword: Int, to end: Int, of block: CodeSpan, in tree: SyntaxTree, _ context: CodeBlock.Context) {
        self.tree = tree
        self.context = context
        self.keyword = keyword
        self.block = block
        let line = CodeSpan(start: keyword, end: Self.lineEnd(from: keyword, to: end, in: tree))
        let scanner = CodeScanner(tree, in: line)
        guard tree.kind(keyword) != .poundElse else {
            condition = nil
            content = CodeSpan(start: keyword + 1, end: end)
            return
        }
        let conditionEnd = max(scanner.expressionEnd(from: keyword + 1, .condition), min(keyword + 1, end))
        condition = Expression(tree, CodeSpan(start: keyword + 1, end: conditionEnd))
        content = CodeSpan(start: conditionEnd, end: end)
    }

    /// The number behind the line of a directive; an operator at its end carries it on.
    private static func lineEnd(from keyword: Int, to end: Int, in tree: SyntaxTree) -> Int {
        let scanner = CodeScanner(tree, in: CodeSpan(start: keyword, end: end))
        var index = keyword + 1
        while index < end, !scanner.startsLine(index) || tree.is(index - 1, "&&") || tree.is(index - 1, "||") {
            index = scanner.step(index)
        }
        return index
    }

    /// The content as statements or members, whichever the block around the `#if` holds.
    var body: CodeBlock { CodeBlock(tree, content, context) }
}

/// A statement with bodies: `if`, `guard`, `for`, `while`, `repeat`, `do`, `defer`.
struct ControlFlow: Sendable {
    struct Branch: Sendable {
        /// `if`, `else if`, `else`, `for`, `catch`, …
        let keyword: String
        /// Between the keyword and the body.
        let header: CodeSpan
        let body: CodeBlock
    }

    let tree: SyntaxTree
    let span: CodeSpan
    let branches: [Branch]

    init(_ tree: SyntaxTree, _ span: CodeSpan) {
        self.tree = tree
        self.span = span
        let scanner = CodeScanner(tree, in: span)
        var branches: [Branch] = []
        var index = span.start
        while index < span.end {
            var headerStart = index + 1
            var keyword = tree.string(index)
            if keyword == "else", scanner.is(headerStart, "if") {
                headerStart += 1
                keyword = "else if"
            }
            let brace = scanner.openingBrace(from: headerStart)
            guard scanner.kind(brace) == .openBrace else { break }
            let close = scanner.behindPartner(of: brace)
            let hasBrace = tree.partner(of: brace) != nil
            branches.append(
                Branch(
                    keyword: keyword,
                    header: CodeSpan(start: headerStart, end: brace),
                    body: CodeBlock(tree, CodeSpan(start: brace + 1, end: hasBrace ? close - 1 : close), .code)
                )
            )
            index = close
        }
        self.branches = branches
    }

    var keyword: String { tree.string(span.start) }
    var range: TextRange { tree.range(of: span) }
}
