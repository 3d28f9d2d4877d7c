/// An expression where it stands in a file. Its form is read one level at a time, when it is asked for.
struct Expression: Sendable {
    let tree: SyntaxTree
    let span: CodeSpan

    init(_ tree: SyntaxTree, _ span: CodeSpan) {
        self.tree = tree
        self.span = span
    }

    /// Its bytes, from the first token to the last.
    var range: TextRange { tree.range(of: span) }
    /// As it is written.
    var text: String { tree.string(in: span) }

    /// What an expression is, with the expressions it is made of.
    enum Form: Sendable {
        case array(ElementList)
        case dictionary(ElementList)
        /// Also a parenthesised expression: one element without a label.
        case tuple(ElementList)
        case call(Call)
        case subscripted(Expression, ElementList)
        /// `base.name`, or `.name` where the base is left out.
        case member(base: Expression?, name: String)
        case identifier(String)
        case string(StringLiteral)
        case number(String)
        case boolean(Bool)
        /// `nil`, and `null` in JSON.
        case null
        case closure(Closure)
        /// Operands joined by operators of one precedence, the lowest in the expression: one operator fewer than
        /// operands, none of them a cast.
        case binary(operands: [Expression], operators: [Operator])
        case assignment(target: Expression, Operator, value: Expression)
        case ternary(condition: Expression, then: Expression, otherwise: Expression)
        /// `as`, `as?`, `as!` or `is`.
        case cast(Expression, keyword: String, type: TypeReference)
        /// A prefix operator, or `try`, `try?`, `await`, `let` and the like, before what it applies to.
        case prefixed(String, Expression)
        /// `!`, `?` or a postfix operator behind what it applies to.
        case postfixed(Expression, String)
        /// `Base<Arguments>`
        case generic(Expression, arguments: CodeSpan)
        case keyPath
        /// `#name`; its arguments make a call of it.
        case macro(String)
        case regex
        case switching(Switch)
        /// `if` or `do` as an expression.
        case control(ControlFlow)
        /// An operator as a function: `reduce(0, +)`.
        case operatorReference(String)
        /// What the parser has no form for.
        case unknown
    }

    /// An infix operator where it stands.
    struct Operator: Sendable {
        let text: String
        let range: TextRange
    }

    /// The string that this literal stands for; nil for all else, interpolations included.
    var stringValue: String? {
        if case .string(let literal) = form { literal.value } else { nil }
    }

    /// The list that this array literal is; nil for all else.
    var arrayValue: ElementList? {
        if case .array(let list) = form { list } else { nil }
    }

    var callValue: Call? {
        if case .call(let call) = form { call } else { nil }
    }
}

/// A call: what is called, the arguments in parentheses, and the closures behind them.
struct Call: Sendable {
    struct TrailingClosure: Sendable {
        /// That of the second and later ones.
        let label: String?
        let closure: Closure
    }

    let callee: Expression
    /// Nil for a call with trailing closures only.
    let arguments: ElementList?
    let trailingClosures: [TrailingClosure]

    /// `target` for `.target(…)`, `Target.target(…)` and `target(…)`.
    var name: String? {
        switch callee.form {
        case .member(_, let name), .identifier(let name), .macro(let name): name
        default: nil
        }
    }

    /// The value of an argument by its label.
    func argument(_ label: String) -> Expression? { arguments?.value(labelled: label) }
}

/// A type where it is written.
struct TypeReference: Sendable {
    let tree: SyntaxTree
    let span: CodeSpan

    var range: TextRange { tree.range(of: span) }
    /// Its tokens without what lies between them: `[Target.Dependency]`.
    var text: String { tree.compact(span) }
}

/// A closure: its parameters and its statements.
struct Closure: Sendable {
    let tree: SyntaxTree
    /// The tokens of the braces.
    let open: Int
    let close: Int
    /// Between `{` and the first statement; empty where there is no `in`.
    let signature: CodeSpan
    let parameters: [String]

    init(opening open: Int, in tree: SyntaxTree) {
        self.tree = tree
        self.open = open
        close = tree.partner(of: open) ?? tree.code.count
        let reader = ClosureSignature(in: CodeSpan(start: open + 1, end: close), of: tree)
        signature = CodeSpan(start: open + 1, end: reader.end)
        parameters = reader.parameters
    }

    var body: CodeBlock { CodeBlock(tree, CodeSpan(start: signature.end, end: close), .code) }
    var range: TextRange { tree.range(of: CodeSpan(start: open, end: min(close + 1, tree.code.count))) }
}

/// The part of a closure before `in`.
private struct ClosureSignature {
    /// The number behind `in`; the start where there is none.
    private(set) var end: Int
    private(set) var parameters: [String] = []

    init(in span: CodeSpan, of tree: SyntaxTree) {
        let scanner = CodeScanner(tree, in: span)
        end = span.start
        var index = span.start
        while scanner.kind(index) == .at { index = scanner.attributeEnd(from: index) }
        if scanner.kind(index) == .openBracket { index = scanner.behindPartner(of: index) }
        var names: [String] = []
        if scanner.kind(index) == .openParen {
            names = Parameter.list(opening: index, in: tree).map(\.name)
            index = scanner.behindPartner(of: index)
        } else {
            while scanner.kind(index) == .identifier, !scanner.is(index, "in"),
                !scanner.isAny(index, of: CodeScanner.effects)
            {
                names.append(tree.name(index))
                guard scanner.kind(index + 1) == .comma else {
                    index += 1
                    break
                }
                index += 2
            }
        }
        index = scanner.effectsEnd(from: index)
        if scanner.is(index, "->") { index = scanner.typeEnd(from: index + 1) }
        guard scanner.is(index, "in") else { return }
        end = index + 1
        parameters = names
    }
}
