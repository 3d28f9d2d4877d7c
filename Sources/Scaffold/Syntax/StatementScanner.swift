/// Reads the statements and declarations of one block.
struct StatementScanner {
    let tree: SyntaxTree
    let code: CodeScanner
    let end: Int
    let context: CodeBlock.Context

    init(_ tree: SyntaxTree, in span: CodeSpan, _ context: CodeBlock.Context) {
        self.tree = tree
        self.context = context
        code = CodeScanner(tree, in: span)
        end = span.end
    }

    private static let jumps: Set<String> = [
        "return", "throw", "break", "continue", "fallthrough", "yield", "discard", "then",
    ]
    private static let controls: Set<String> = ["if", "guard", "for", "while", "repeat", "do", "defer"]

    /// The statement that begins at a token. It always has at least one token.
    func statement(at start: Int) -> Statement {
        if code.kind(start) == .poundIf {
            let block = ConditionalBlock(at: start, in: tree, context)
            return make(start, min(block.close + 1, end), .conditional(block))
        }
        if let declaration = declaration(at: start) {
            return make(start, max(declaration.span.end, start + 1), .declaration(declaration))
        }
        let first = labelEnd(from: start)
        if code.is(first, "switch") {
            let statement = Switch(at: first, in: tree)
            // A member can be read off it: `switch x { … }.description`.
            return make(start, min(max(statement.span.end, start + 1), end), .switching(statement))
        }
        if code.isAny(first, of: Self.controls), !isCallee(first) {
            let close = controlEnd(from: first)
            return make(start, close, .control(ControlFlow(tree, CodeSpan(start: first, end: close))))
        }
        if code.isAny(start, of: Self.jumps), let jump = jump(at: start) { return jump }
        let expressionEnd = code.expressionEnd(from: start)
        guard expressionEnd > start, isBoundary(expressionEnd) else {
            return make(start, code.nextLine(after: max(start, expressionEnd - 1)), .unknown)
        }
        let span = CodeSpan(start: start, end: expressionEnd)
        return make(start, expressionEnd, .expression(Expression(tree, span)))
    }

    private func make(_ start: Int, _ end: Int, _ kind: Statement.Kind) -> Statement {
        Statement(tree: tree, span: CodeSpan(start: start, end: end), kind: kind)
    }

    /// Whether a statement may end before this token.
    func isBoundary(_ index: Int) -> Bool {
        index >= end || code.startsLine(index) || code.kind(index) == .semicolon || code.kind(index)?.isCloser == true
    }

    /// The number behind `outer:` before a loop.
    private func labelEnd(from start: Int) -> Int {
        guard code.kind(start) == .identifier, code.kind(start + 1) == .colon else { return start }
        let isLabel = code.isAny(start + 2, of: Self.controls) || code.is(start + 2, "switch")
        return isLabel ? start + 2 : start
    }

    /// Whether a keyword is the name of something after all, as in a builder's `repeat(3)`.
    private func isCallee(_ index: Int) -> Bool {
        code.is(index, "repeat") && code.kind(index + 1) != .openBrace
    }

    private func controlEnd(from start: Int) -> Int {
        if code.is(start, "repeat") {
            let close = code.step(start + 1)
            return code.is(close, "while") ? max(code.expressionEnd(from: close + 1), close + 1) : close
        }
        if code.is(start, "if") || code.is(start, "do") { return code.controlEnd(from: start) }
        let brace = code.openingBrace(from: start + 1)
        return code.kind(brace) == .openBrace ? code.behindPartner(of: brace) : max(brace, start + 1)
    }

    private func jump(at start: Int) -> Statement? {
        let keyword = tree.string(start)
        let value = start + 1
        let isName = ["yield", "discard", "then"].contains(keyword)
        if isName, isBoundary(value) || code.kind(value) != .identifier { return nil }
        guard !isBoundary(value) || (keyword == "return" && continuesReturn(value)) else {
            return make(start, value, .jump(keyword, nil))
        }
        let close = max(code.expressionEnd(from: value), value)
        guard close > value, isBoundary(close) else {
            return make(start, code.nextLine(after: max(start, close - 1)), .jump(keyword, nil))
        }
        return make(start, close, .jump(keyword, Expression(tree, CodeSpan(start: value, end: close))))
    }

    /// What is returned may stand on the next line, unless that begins a statement of its own.
    private func continuesReturn(_ index: Int) -> Bool {
        guard index < end, code.startsLine(index), declaration(at: index) == nil else { return false }
        if code.isAny(index, of: Self.jumps) || code.isAny(index, of: ["guard", "for", "while", "repeat", "defer"]) {
            return false
        }
        return code.expressionEnd(from: index) > index
    }
}
