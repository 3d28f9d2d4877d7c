extension Expression {
    var form: Form {
        guard !span.isEmpty else { return .unknown }
        let scanner = CodeScanner(tree, in: span)
        if let prefix = leadingWord(scanner) { return prefix }
        let (links, end) = scanner.chain(from: span.start)
        guard end == span.end, let last = links.last else { return .unknown }
        guard links.count > 1 else { return operandForm(scanner) }
        switch last {
        case .operand, .cast: return joinedForm(links)
        default: return .unknown
        }
    }

    /// `try` and its like apply to all that follows them.
    private func leadingWord(_ scanner: CodeScanner) -> Form? {
        guard scanner.isPrefixWord(span.start) else { return nil }
        let isMarked = scanner.kind(span.start + 1) == .postfixMark
        let rest = CodeSpan(start: span.start + (isMarked ? 2 : 1), end: span.end)
        guard !rest.isEmpty else { return nil }
        let isBinding = scanner.isAny(span.start, of: CodeScanner.bindingWords)
        if isBinding, scanner.chain(from: span.start).links.count > 1 { return nil }
        return .prefixed(
            tree.string(span.start) + (isMarked ? tree.string(span.start + 1) : ""), Expression(tree, rest))
    }

    private func part(from start: Int, to end: Int) -> Expression {
        Expression(tree, CodeSpan(start: start, end: end))
    }

    private func `operator`(_ index: Int) -> Operator {
        Operator(text: tree.string(index), range: tree.code[index].range)
    }

    private func joinedForm(_ links: [CodeScanner.Link]) -> Form {
        for case .assignment(let index) in links {
            return .assignment(
                target: part(from: span.start, to: index),
                `operator`(index),
                value: part(from: index + 1, to: span.end)
            )
        }
        return ternaryForm(links) ?? binaryForm(links)
    }

    private func ternaryForm(_ links: [CodeScanner.Link]) -> Form? {
        var question: Int?
        var depth = 0
        for link in links {
            switch link {
            case .question(let index):
                if question == nil { question = index }
                depth += 1
            case .colon(let index):
                depth -= 1
                guard depth == 0, let question else { continue }
                return .ternary(
                    condition: part(from: span.start, to: question),
                    then: part(from: question + 1, to: index),
                    otherwise: part(from: index + 1, to: span.end)
                )
            default: break
            }
        }
        return question == nil ? nil : .unknown
    }

    private func binaryForm(_ links: [CodeScanner.Link]) -> Form {
        let lowest = links.compactMap { precedence(of: $0) }.min() ?? Self.castPrecedence
        let lastCast = links.lastIndex { if case .cast = $0 { true } else { false } }
        guard let lastCast, lowest >= Self.castPrecedence else { return split(links[...], at: lowest) }
        if lastCast == links.endIndex - 1, case .cast(let keyword, let type) = links[lastCast] {
            return .cast(
                part(from: span.start, to: keyword.start),
                keyword: tree.compact(keyword),
                type: TypeReference(tree: tree, span: type)
            )
        }
        // `1 as UInt << bits`: a type ends the cast, so that what follows applies to all of it.
        let rest = links[(lastCast + 1)...]
        return split(rest, at: rest.compactMap { precedence(of: $0) }.min() ?? lowest)
    }

    private func split(_ links: ArraySlice<CodeScanner.Link>, at lowest: Int) -> Form {
        var operands: [Expression] = []
        var operators: [Operator] = []
        var start = span.start
        for case .infix(let index) in links where Self.precedence(of: tree.string(index)) == lowest {
            operands.append(part(from: start, to: index))
            operators.append(`operator`(index))
            start = index + 1
        }
        operands.append(part(from: start, to: span.end))
        return operators.isEmpty ? .unknown : .binary(operands: operands, operators: operators)
    }

    private func precedence(of link: CodeScanner.Link) -> Int? {
        if case .infix(let index) = link { Self.precedence(of: tree.string(index)) } else { nil }
    }

    static let castPrecedence = 5

    /// How tightly an infix operator binds: more is tighter. Operators that the standard library does not declare
    /// count as `DefaultPrecedence`.
    static func precedence(of operator: String) -> Int {
        switch `operator` {
        case "<<", ">>", "&<<", "&>>": 9
        case "*", "/", "%", "&*", "&": 8
        case "+", "-", "&+", "&-", "|", "^": 7
        case "..<", "...": 6
        case "??": 4
        case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".<", ".<=", ".>", ".>=", ".==", ".!=": 3
        case "&&": 2
        case "||": 1
        case "->": 0
        default: 4
        }
    }

    private func operandForm(_ scanner: CodeScanner) -> Form {
        let prefixEnd = scanner.prefixEnd(from: span.start)
        if prefixEnd > span.start { return prefixedForm(scanner) }
        guard let primary = scanner.primaryEnd(from: span.start, .ordinary) else { return .unknown }
        var start = span.start
        var index = primary
        var last: CodeScanner.Suffix?
        while index < span.end, let suffix = scanner.suffix(at: index, .ordinary) {
            (start, index, last) = (index, suffix.end, suffix)
        }
        guard index == span.end else { return .unknown }
        guard let last else { return primaryForm }
        return suffixForm(last, at: start)
    }

    private func prefixedForm(_ scanner: CodeScanner) -> Form {
        let rest = span.start + 1
        guard rest < span.end else { return .operatorReference(tree.string(span.start)) }
        if scanner.kind(span.start) == .at {
            let end = scanner.attributeEnd(from: span.start)
            return .prefixed(tree.compact(CodeSpan(start: span.start, end: end)), part(from: end, to: span.end))
        }
        return .prefixed(tree.string(span.start), part(from: rest, to: span.end))
    }

    private func suffixForm(_ suffix: CodeScanner.Suffix, at start: Int) -> Form {
        let base = part(from: span.start, to: start)
        switch suffix.kind {
        case .member: return suffix.end > start + 1 ? .member(base: base, name: tree.name(start + 1)) : .unknown
        case .subscripted: return .subscripted(base, ElementList(opening: start, isArguments: true, in: tree))
        case .mark: return .postfixed(base, tree.string(start))
        case .generic: return .generic(base, arguments: CodeSpan(start: start + 1, end: suffix.end - 1))
        case .conditional: return .unknown
        case .call: return .call(call(of: base, at: start))
        }
    }

    private func call(of callee: Expression, at start: Int) -> Call {
        var arguments: ElementList?
        var index = start
        if tree.kind(index) == .openParen {
            let list = ElementList(opening: index, in: tree)
            index = list.close + 1
            arguments = list
        }
        var closures: [Call.TrailingClosure] = []
        while index < span.end {
            let label = tree.kind(index) == .identifier ? tree.name(index) : nil
            if label != nil { index += 2 }
            let closure = Closure(opening: index, in: tree)
            closures.append(Call.TrailingClosure(label: label, closure: closure))
            index = closure.close + 1
        }
        return Call(callee: callee, arguments: arguments, trailingClosures: closures)
    }

    private var primaryForm: Form {
        let first = span.start
        switch tree.kind(first) {
        case .identifier: return wordForm
        case .number: return .number(tree.string(first))
        case .regex: return .regex
        case .poundName: return .macro(tree.string(first))
        case .stringStart: return .string(StringLiteral(opening: first, in: tree))
        case .openParen: return .tuple(ElementList(opening: first, in: tree))
        case .openBracket: return bracketForm
        case .openBrace:
            return tree.language == .json
                ? .dictionary(ElementList(opening: first, in: tree)) : .closure(Closure(opening: first, in: tree))
        case .period: return span.count > 1 ? .member(base: nil, name: tree.name(first + 1)) : .unknown
        case .backslash: return .keyPath
        case .operator: return .operatorReference(tree.string(first))
        default: return .unknown
        }
    }

    private var bracketForm: Form {
        let list = ElementList(opening: span.start, in: tree)
        return list.isDictionary ? .dictionary(list) : .array(list)
    }

    private var wordForm: Form {
        switch tree.string(span.start) {
        case "true": .boolean(true)
        case "false": .boolean(false)
        case "nil": .null
        case "null" where tree.language == .json: .null
        case "switch": .switching(Switch(at: span.start, in: tree))
        case "if", "do": .control(ControlFlow(tree, span))
        default: .identifier(tree.name(span.start))
        }
    }
}
