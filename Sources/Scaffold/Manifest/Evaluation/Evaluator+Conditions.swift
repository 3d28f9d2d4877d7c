extension Evaluator {
    /// What stands between `if` or `guard` and its body: conditions with commas between.
    func condition(_ header: CodeSpan, in scope: Scope) -> Value {
        let isGuard = header.end > header.start && tree.is(header.end - 1, "else")
        let header = isGuard ? CodeSpan(start: header.start, end: header.end - 1) : header
        let scanner = CodeScanner(tree, in: header)
        var answer: Value = .boolean(true)
        var index = header.start
        while index < header.end {
            var end = scanner.is(index, "case") ? index : scanner.expressionEnd(from: index, .condition)
            while end < header.end, scanner.kind(end) != .comma { end = scanner.step(end) }
            switch clause(CodeSpan(start: index, end: end), in: scope) {
            case .boolean(true): break
            case .boolean(false): return .boolean(false)
            default: answer = .unknown
            }
            index = end + 1
        }
        return answer
    }

    private func clause(_ span: CodeSpan, in scope: Scope) -> Value {
        guard tree.isAny(span.start, of: ["let", "var"]) else {
            return evaluate(Expression(tree, span), in: scope).settled
        }
        let name = tree.name(span.start + 1)
        let scanner = CodeScanner(tree, in: span)
        var index = span.start + 2
        while index < span.end, !scanner.is(index, "=") { index = scanner.step(index) }
        let value: Value
        if index < span.end {
            value = evaluate(Expression(tree, CodeSpan(start: index + 1, end: span.end)), in: scope).settled
        } else {
            value = (scope.value(of: name) ?? .unknown).settled
        }
        scope.declare(name, value)
        switch value {
        case .unknown: return .unknown
        case .null: return .boolean(false)
        default: return .boolean(true)
        }
    }

    // MARK: #if

    /// Whether a branch is compiled, wherever the manifest is: platforms and modules are not known.
    func compiles(_ condition: Expression) -> Value {
        deeper(or: .unknown) { compiledCondition(condition) }
    }

    private func compiledCondition(_ condition: Expression) -> Value {
        switch condition.form {
        case .boolean(let flag):
            return .boolean(flag)
        case .tuple(let list) where list.elements.count == 1:
            return compiles(list.elements[0].value)
        case .prefixed("!", let inner):
            if case .boolean(let flag) = compiles(inner) { return .boolean(!flag) }
            return .unknown
        case .binary(let operands, let operators):
            return combined(operands.map(compiles), by: operators.first?.text)
        case .call(let call):
            return call.name == "swift" || call.name == "compiler" ? version(call) : .unknown
        default:
            return .unknown
        }
    }

    private func combined(_ values: [Value], by operator: String?) -> Value {
        let flags = values.map { value -> Bool? in if case .boolean(let flag) = value { flag } else { nil } }
        let decisive = `operator` == "||"
        guard `operator` == "||" || `operator` == "&&" else { return .unknown }
        if flags.contains(where: { $0 == decisive }) { return .boolean(decisive) }
        return flags.contains(where: { $0 == nil }) ? .unknown : .boolean(!decisive)
    }

    /// `compiler(>=5.9)`: the tools are at least as new as the manifest asks for. `swift(>=…)`: the language version in
    /// which the manifest is compiled has the tools version's major number.
    private func version(_ call: Call) -> Value {
        guard let argument = call.arguments?.elements.first?.value,
            case .prefixed(let mark, let number) = argument.form,
            let asked = ToolsVersion(number.text)
        else { return .unknown }
        let isAtLeast: Bool?
        if tools >= asked {
            isAtLeast = true
        } else if call.name == "swift", asked.major > tools.major, tools.major >= 5 {
            isAtLeast = false
        } else {
            isAtLeast = nil
        }
        guard let isAtLeast else { return .unknown }
        switch mark {
        case ">=": return .boolean(isAtLeast)
        case "<": return .boolean(!isAtLeast)
        default: return .unknown
        }
    }
}
