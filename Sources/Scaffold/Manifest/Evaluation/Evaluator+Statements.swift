extension Evaluator {
    @discardableResult
    func run(_ block: CodeBlock, in scope: Scope) -> Flow {
        run(block.statements, in: scope)
    }

    @discardableResult
    func run(_ statements: [Statement], in scope: Scope) -> Flow {
        deeper(or: .onward) { run(inOrder: statements, in: scope) }
    }

    private func run(inOrder statements: [Statement], in scope: Scope) -> Flow {
        let outer = presence
        defer { presence = outer }
        for statement in statements {
            guard step() else { return .onward }
            if mayHaveEnded { presence = min(presence, .sometimes) }
            let flow = run(statement, in: scope)
            if flow != .onward { return flow }
        }
        return .onward
    }

    private func run(_ statement: Statement, in scope: Scope) -> Flow {
        switch statement.kind {
        case .declaration(let declaration):
            declare(declaration, in: scope)
            return .onward
        case .expression(let expression):
            _ = evaluate(expression, in: scope)
            return .onward
        case .conditional(let block):
            return run(block, in: scope)
        case .switching(let choice):
            return run(choice, in: scope)
        case .control(let control):
            return run(control, in: scope)
        case .jump(let keyword, let value):
            return jump(keyword, value, in: scope)
        case .unknown:
            return .onward
        }
    }

    private func jump(_ keyword: String, _ value: Expression?, in scope: Scope) -> Flow {
        switch keyword {
        case "return":
            noteResult(value.map { evaluate($0, in: scope, expecting: resultType) } ?? .tuple([]))
            return .returned
        case "break", "continue", "throw":
            return .left
        default:
            return .onward
        }
    }

    // MARK: Declarations

    private func declare(_ declaration: Declaration, in scope: Scope) {
        switch declaration.kind {
        case .variable:
            for binding in declaration.bindings { declare(binding, in: scope) }
        case .function where scope !== globals:
            if let function = function(declaration, in: scope) { scope.declare(declaration.name, .function(function)) }
        default: break
        }
    }

    private func declare(_ binding: VariableBinding, in scope: Scope) {
        let type = binding.type?.text
        if binding.accessors != nil, !binding.isStored(in: tree) {
            scope.declare(binding.name, .function(computedVariable(binding, in: scope)))
            return
        }
        guard let initial = binding.value else {
            scope.declare(binding.name, .unknown)
            return
        }
        let value = copied(evaluate(initial, in: scope, expecting: type))
        if binding.nameSpan.count > 1 {
            bind(binding.nameSpan, to: value, in: scope)
        } else {
            scope.declare(binding.name, value)
        }
    }

    /// A computed variable, as a function that is called wherever it is named.
    func computedVariable(_ binding: VariableBinding, in scope: Scope) -> Function {
        let accessors = binding.accessors ?? binding.nameSpan
        var inner = CodeSpan(start: accessors.start + 1, end: accessors.end - 1)
        if tree.is(inner.start, "get"), tree.kind(inner.start + 1) == .openBrace,
            let close = tree.partner(of: inner.start + 1)
        {
            inner = CodeSpan(start: inner.start + 2, end: close)
        }
        return Function(
            name: "get " + binding.name,
            parameters: [],
            result: binding.type?.text,
            body: .block(CodeBlock(tree, inner, .code)),
            scope: scope
        )
    }

    /// Gives names in a pattern such as `(name, dependencies)` their values.
    func bind(_ pattern: CodeSpan, to value: Value, in scope: Scope) {
        let names = pattern.indices.filter { tree.kind($0) == .identifier && !tree.isAny($0, of: ["let", "var"]) }
        if tree.kind(pattern.start) != .openParen {
            if let name = names.last, !tree.is(name, "_") { scope.declare(tree.name(name), value) }
            return
        }
        let parts: [Value] = if case .tuple(let elements) = value { elements.map(\.value) } else { [] }
        for (number, name) in names.enumerated() where !tree.is(name, "_") {
            scope.declare(tree.name(name), parts.count == names.count ? parts[number] : .unknown)
        }
    }

    func copied(_ value: Value) -> Value {
        if case .record(let record) = value, record.isValueType { .record(record.copy()) } else { value }
    }

    // MARK: #if

    private func run(_ block: ConditionalBlock, in scope: Scope) -> Flow {
        var remaining: Presence = .always
        var scopes: [(scope: Scope, presence: Presence)] = []
        var flow = Flow.onward
        for branch in block.branches {
            let holds = branch.condition.map { compiles($0) } ?? .boolean(true)
            let branchPresence: Presence
            switch holds {
            case .boolean(true):
                branchPresence = remaining
                remaining = .never
            case .boolean(false): branchPresence = .never
            default:
                branchPresence = min(remaining, .sometimes)
                remaining = min(remaining, .sometimes)
            }
            let inner = Scope(in: scope)
            scopes.append((inner, branchPresence))
            let end = limited(to: branchPresence) { run(branch.body, in: inner) }
            if branchPresence == .always { flow = end }
        }
        adopt(scopes, in: scope)
        return flow
    }

    /// Declares in `scope` what branches of which one runs have declared.
    private func adopt(_ branches: [(scope: Scope, presence: Presence)], in scope: Scope) {
        let names = Set(branches.flatMap { $0.scope.variables.keys })
        for name in names.sorted() {
            let values = branches.compactMap { branch in
                branch.scope.variables[name].map { Value.Alternative(value: $0, presence: branch.presence) }
            }
            scope.declare(name, .joining(values))
        }
    }

    // MARK: if, guard, for, while, do

    private func run(_ control: ControlFlow, in scope: Scope) -> Flow {
        switch control.keyword {
        case "if", "guard": return runConditions(control, in: scope)
        case "for":
            if let branch = control.branches.first { runLoop(branch, in: scope) }
            return .onward
        case "while", "repeat":
            for branch in control.branches {
                limited(to: .sometimes) { _ = run(branch.body, in: Scope(in: scope)) }
            }
            return .onward
        case "do":
            var flow = Flow.onward
            for (number, branch) in control.branches.enumerated() {
                let end = limited(to: number == 0 ? .always : .sometimes) { run(branch.body, in: Scope(in: scope)) }
                if number == 0 { flow = end }
            }
            return flow
        default:
            return .onward
        }
    }

    private func runConditions(_ control: ControlFlow, in scope: Scope) -> Flow {
        let isGuard = control.keyword == "guard"
        var remaining: Presence = .always
        var flow = Flow.onward
        for branch in control.branches {
            let inner = isGuard ? scope : Scope(in: scope)
            var holds = branch.keyword == "else" && !isGuard ? .boolean(true) : condition(branch.header, in: inner)
            if isGuard, case .boolean(let flag) = holds { holds = .boolean(!flag) }
            let branchPresence: Presence
            switch holds {
            case .boolean(true):
                branchPresence = remaining
                remaining = .never
            case .boolean(false): branchPresence = .never
            default:
                branchPresence = min(remaining, .sometimes)
                remaining = min(remaining, .sometimes)
            }
            let end = limited(to: branchPresence) { run(branch.body, in: isGuard ? Scope(in: scope) : inner) }
            if branchPresence == .always, flow == .onward { flow = end }
        }
        return flow
    }

    private func runLoop(_ loop: ControlFlow.Branch, in scope: Scope) {
        guard let header = LoopHeader(loop.header, in: tree) else { return }
        let sequence = evaluate(header.sequence, in: scope)
        guard let list = items(of: sequence) else {
            limited(to: .sometimes) {
                let inner = Scope(in: scope)
                bind(header.pattern, to: .unknown, in: inner)
                run(loop.body, in: inner)
            }
            return
        }
        for item in list.items {
            guard step() else { return }
            let inner = Scope(in: scope)
            bind(header.pattern, to: item.value, in: inner)
            var holds = item.presence
            if let filter = header.filter {
                switch evaluate(filter, in: inner).settled {
                case .boolean(true): break
                case .boolean(false): holds = .never
                default: holds = min(holds, .sometimes)
                }
            }
            if holds == .never, item.presence > .never { continue }
            limited(to: holds) { _ = run(loop.body, in: inner) }
        }
        if !list.isComplete {
            limited(to: .sometimes) {
                let inner = Scope(in: scope)
                bind(header.pattern, to: .unknown, in: inner)
                run(loop.body, in: inner)
            }
        }
    }

    // MARK: switch

    private func run(_ choice: Switch, in scope: Scope) -> Flow {
        var flow = Flow.onward
        for (branch, presence, inner) in selected(choice, in: scope) {
            let end = limited(to: presence) { run(branch.body, in: inner) }
            if presence == .always, end == .returned { flow = .returned }
        }
        return flow
    }

    /// The branches of a `switch`, each with whether it is taken, and the names that its pattern binds.
    func selected(_ choice: Switch, in scope: Scope) -> [(branch: SwitchBranch, presence: Presence, scope: Scope)] {
        let subject = evaluate(choice.subject, in: scope).settled
        var remaining: Presence = .always
        return choice.branches.map { branch in
            let inner = Scope(in: scope)
            switch branch.isDefault ? true : matches(branch, subject, in: inner) {
            case true?:
                defer { remaining = .never }
                return (branch, remaining, inner)
            case false?:
                return (branch, .never, inner)
            case nil:
                remaining = min(remaining, .sometimes)
                return (branch, remaining, inner)
            }
        }
    }

    private func matches(_ branch: SwitchBranch, _ subject: Value, in scope: Scope) -> Bool? {
        var answer: Bool? = false
        for pattern in branch.patterns {
            guard pattern.condition == nil else { return nil }
            switch matches(pattern, subject, in: scope) {
            case true?: return true
            case nil: answer = nil
            case false?: break
            }
        }
        return answer
    }

    private func matches(_ pattern: SwitchBranch.Pattern, _ subject: Value, in scope: Scope) -> Bool? {
        if let name = pattern.caseName, case .record(let record) = subject {
            return record.head == name
        }
        if case .null = subject, case .null = pattern.expression.form { return true }
        let value = evaluate(pattern.expression, in: scope).settled
        guard let left = value.key, let right = subject.key else { return nil }
        return left == right
    }
}

/// What stands between `for` and the body.
struct LoopHeader {
    let pattern: CodeSpan
    let sequence: Expression
    let filter: Expression?

    init?(_ header: CodeSpan, in tree: SyntaxTree) {
        let scanner = CodeScanner(tree, in: header)
        var index = header.start
        while index < header.end, !scanner.is(index, "in") { index = scanner.step(index) }
        guard index > header.start, index < header.end else { return nil }
        pattern = CodeSpan(start: header.start, end: index)
        let end = scanner.expressionEnd(from: index + 1, .condition)
        sequence = Expression(tree, CodeSpan(start: index + 1, end: end))
        filter =
            scanner.is(end, "where")
            ? Expression(tree, CodeSpan(start: end + 1, end: scanner.expressionEnd(from: end + 1, .condition))) : nil
    }
}
