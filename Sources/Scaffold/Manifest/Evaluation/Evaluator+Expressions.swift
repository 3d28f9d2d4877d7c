extension Evaluator {
    /// What an expression comes to.
    ///
    /// - Parameter type: the type that is expected of it, which decides what `.name` means.
    func evaluate(_ expression: Expression, in scope: Scope, expecting type: String? = nil) -> Value {
        guard step() else { return .unknown }
        let value = deeper(or: Value.unknown) { self.value(of: expression, in: scope, expecting: type) }
        return value.isOversized ? .unknown : value
    }

    private func value(of expression: Expression, in scope: Scope, expecting type: String?) -> Value {
        switch expression.form {
        case .string(let literal): return string(literal, in: scope)
        case .number(let digits): return Int(digits.filter { $0 != "_" }).map(Value.integer) ?? .unknown
        case .boolean(let flag): return .boolean(flag)
        case .null: return .null
        case .array(let list): return .list(self.list(list, in: scope, expecting: types.element(of: type)))
        case .dictionary(let list): return dictionary(list, in: scope)
        case .tuple(let list): return tuple(list, in: scope, expecting: type)
        case .identifier(let name): return named(name, in: scope, expecting: type)
        case .member(nil, let name): return implied(name, expression, in: scope, expecting: type)
        case .member(let base?, let name): return member(name, of: base, expression, in: scope)
        case .call(let call): return self.call(call, expression, in: scope, expecting: type)
        case .subscripted(let base, let list): return element(of: base, list, in: scope)
        case .closure(let closure): return .function(function(closure, in: scope, expecting: type))
        case .binary(let operands, let operators):
            return combined(operands, operators.map(\.text), in: scope, expecting: type)
        case .assignment(let target, let sign, let value):
            assign(target, sign.text, value, in: scope)
            return .tuple([])
        case .ternary(let condition, let then, let otherwise):
            return ternary(condition, then, otherwise, in: scope, expecting: type)
        case .cast(let inner, let keyword, let type):
            return keyword == "is" ? .unknown : evaluate(inner, in: scope, expecting: type.text)
        case .prefixed(let mark, let inner): return prefixed(mark, inner, in: scope, expecting: type)
        case .postfixed(let inner, _): return evaluate(inner, in: scope, expecting: type)
        case .generic(let base, _): return evaluate(base, in: scope, expecting: type)
        case .keyPath: return keyPath(expression)
        case .switching(let choice): return value(of: choice, in: scope, expecting: type)
        case .control(let control): return value(of: control, in: scope, expecting: type)
        case .macro, .regex, .operatorReference, .unknown: return .unknown
        }
    }

    // MARK: Literals

    private func string(_ literal: StringLiteral, in scope: Scope) -> Value {
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .text(let part): text += part
            case .interpolation(let list):
                guard list.elements.count == 1,
                    let part = described(evaluate(list.elements[0].value, in: scope))
                else { return .unknown }
                text += part
            }
        }
        return .string(text)
    }

    /// How a value is spelled in an interpolation.
    func described(_ value: Value) -> String? {
        switch value.settled {
        case .string(let text): return text
        case .integer(let number): return String(number)
        case .boolean(let flag): return String(flag)
        case .record(let record):
            if case .enumCase = record.kind, record.positional.isEmpty { return record.head }
            return nil
        default: return nil
        }
    }

    private func list(_ list: ElementList, in scope: Scope, expecting element: String?) -> ListValue {
        var result = ListValue.empty
        for item in list.elements {
            for alternative in evaluate(item.value, in: scope, expecting: element).alternatives {
                result.items.append(
                    ListValue.Item(value: alternative.value, presence: alternative.presence, source: item.value)
                )
            }
        }
        return result
    }

    private func dictionary(_ list: ElementList, in scope: Scope) -> Value {
        .dictionary(
            list.elements.map { element in
                let key = element.key.map { evaluate($0, in: scope) } ?? .unknown
                return (key, evaluate(element.value, in: scope))
            }
        )
    }

    private func tuple(_ list: ElementList, in scope: Scope, expecting type: String?) -> Value {
        if list.elements.count == 1, list.elements[0].label == nil {
            return evaluate(list.elements[0].value, in: scope, expecting: type)
        }
        return .tuple(list.elements.map { ($0.labelName, evaluate($0.value, in: scope)) })
    }

    private func function(_ closure: Closure, in scope: Scope, expecting type: String?) -> Function {
        Function(
            name: nil,
            parameters: closure.parameters.map { Parameter(label: nil, name: $0, type: nil, defaultValue: nil) },
            result: type,
            body: .block(closure.body),
            scope: scope
        )
    }

    private func keyPath(_ expression: Expression) -> Value {
        let parts = expression.span.indices.filter { tree.kind($0) == .identifier }.map(tree.name)
        let names = parts.first.map { $0.first?.isUppercase == true ? Array(parts.dropFirst()) : parts } ?? []
        return .function(
            Function(name: nil, parameters: [], result: nil, body: .keyPath(names), scope: globals)
        )
    }

    // MARK: Names

    func named(_ name: String, in scope: Scope, expecting type: String?) -> Value {
        if let value = scope.value(of: name) {
            guard case .function(let function) = value, function.name == "get " + name else { return value }
            return apply(function, to: [])
        }
        if let receiver = scope.value(of: "self"), !isTypeName(name, in: receiver) {
            let value = member(name, of: receiver)
            if !value.isUnknown { return value }
        }
        if let later = computedGlobals[name] { return apply(later, to: []) }
        if let declarations = functions[name], declarations.count == 1,
            let function = function(declarations[0], in: globals)
        {
            return .function(function)
        }
        if name.first?.isUppercase == true { return .type(types.resolved(name)) }
        return .unknown
    }

    /// Whether a name stands for a type of the file, and not for one inside that of `self`.
    private func isTypeName(_ name: String, in receiver: Value) -> Bool {
        guard name.first?.isUppercase == true else { return false }
        return typeName(of: receiver).map { types["\($0).\(name)"] == nil } ?? true
    }

    /// `.name` without a call.
    private func implied(_ name: String, _ expression: Expression, in scope: Scope, expecting type: String?) -> Value {
        if let (owner, member) = types.staticMember(name, expected: type) {
            return staticValue(name, of: owner, member)
        }
        if let type, let enumCase = enumCase(name, of: type, expression) { return enumCase }
        let record = Record(.element, head: name, expression: expression, context: context)
        return .record(record)
    }

    func enumCase(_ name: String, of type: String, _ expression: Expression) -> Value? {
        guard let entry = types[type], entry.kind == .enum, let element = entry.cases.first(where: { $0.name == name })
        else { return nil }
        let record = Record(
            .enumCase(of: types.resolved(type)), head: name, expression: expression, context: context)
        record.fields["rawValue"] = element.rawValue.map { evaluate($0, in: globals) } ?? .string(name)
        return .record(record)
    }

    // MARK: Operators

    private func prefixed(_ mark: String, _ inner: Expression, in scope: Scope, expecting type: String?) -> Value {
        let value = evaluate(inner, in: scope, expecting: type)
        switch (mark, value.settled) {
        case ("!", .boolean(let flag)): return .boolean(!flag)
        case ("!", _): return .unknown
        case ("-", .integer(let number)): return .integer(-number)
        case ("try?", .unknown): return .unknown
        default: return value
        }
    }

    private func ternary(
        _ condition: Expression,
        _ then: Expression,
        _ otherwise: Expression,
        in scope: Scope,
        expecting type: String?
    ) -> Value {
        let first: Presence
        let second: Presence
        switch evaluate(condition, in: scope).settled {
        case .boolean(true): (first, second) = (.always, .never)
        case .boolean(false): (first, second) = (.never, .always)
        default: (first, second) = (.sometimes, .sometimes)
        }
        let left = limited(to: first) { evaluate(then, in: scope, expecting: type) }
        let right = limited(to: second) { evaluate(otherwise, in: scope, expecting: type) }
        return .joining([
            Value.Alternative(value: left, presence: first), Value.Alternative(value: right, presence: second),
        ])
    }

    private func combined(
        _ operands: [Expression],
        _ operators: [String],
        in scope: Scope,
        expecting type: String?
    ) -> Value {
        guard let first = operands.first else { return .unknown }
        var result = evaluate(first, in: scope, expecting: type)
        for (sign, operand) in zip(operators, operands.dropFirst()) {
            if sign == "&&", case .boolean(false) = result.settled { return .boolean(false) }
            if sign == "||", case .boolean(true) = result.settled { return .boolean(true) }
            let right = evaluate(operand, in: scope, expecting: type)
            if let own = functions[sign], own.count == 1, let function = function(own[0], in: globals) {
                result = apply(function, to: [result, right])
            } else {
                result = combined(result, sign, right)
            }
        }
        return result
    }

    private func combined(_ left: Value, _ sign: String, _ right: Value) -> Value {
        switch (left.settled, sign, right.settled) {
        case (.string(let left), "+", .string(let right)): return .string(left + right)
        case (.integer(let left), "+", .integer(let right)):
            return left.addingReportingOverflow(right).overflow ? .unknown : .integer(left + right)
        case (.integer(let left), "-", .integer(let right)):
            return left.subtractingReportingOverflow(right).overflow ? .unknown : .integer(left - right)
        case (.integer(let left), "*", .integer(let right)):
            return left.multipliedReportingOverflow(by: right).overflow ? .unknown : .integer(left * right)
        case (.list(let left), "+", .list(let right)): return .list(left + right)
        case (.list(let left), "+", _): return .list(left + .unknown)
        case (_, "+", .list(let right)): return .list(.unknown + right)
        case (.null, "??", let right): return right
        case (.unknown, "??", _): return .unknown
        case (let left, "??", _): return left
        case (.null, "==", .null): return .boolean(true)
        case (.null, "!=", .null): return .boolean(false)
        case (.null, "==", let other), (let other, "==", .null): return other.isUnknown ? .unknown : .boolean(false)
        case (.null, "!=", let other), (let other, "!=", .null): return other.isUnknown ? .unknown : .boolean(true)
        case (let left, "==", let right): return equality(left, right).map(Value.boolean) ?? .unknown
        case (let left, "!=", let right): return equality(left, right).map { .boolean(!$0) } ?? .unknown
        case (.boolean(let left), "&&", .boolean(let right)): return .boolean(left && right)
        case (.boolean(let left), "||", .boolean(let right)): return .boolean(left || right)
        case (_, "&&", .boolean(false)): return .boolean(false)
        case (_, "||", .boolean(true)): return .boolean(true)
        case (.integer(let left), "<", .integer(let right)): return .boolean(left < right)
        case (.integer(let left), ">", .integer(let right)): return .boolean(left > right)
        case (.integer(let left), "<=", .integer(let right)): return .boolean(left <= right)
        case (.integer(let left), ">=", .integer(let right)): return .boolean(left >= right)
        case (.string(let lower), "..<", .string(let upper)):
            return .tuple([("lower", .string(lower)), ("upper", .string(upper))])
        case (.string(let lower), "...", .string(let upper)):
            return .tuple([("lower", .string(lower)), ("through", .string(upper))])
        case (.integer(let lower), "..<", .integer(let upper)): return range(lower, upper)
        case (.integer(let lower), "...", .integer(let upper)): return range(lower, upper &+ 1)
        default: return .unknown
        }
    }

    private func range(_ lower: Int, _ upper: Int) -> Value {
        guard lower <= upper, upper - lower < 1000 else { return .unknown }
        let items = (lower..<upper).map { ListValue.Item(value: .integer($0), presence: .always, source: nil) }
        return .list(ListValue(items: items, isComplete: true))
    }

    private func equality(_ left: Value, _ right: Value) -> Bool? {
        switch (left, right) {
        case (.string(let left), .string(let right)): return left == right
        case (.integer(let left), .integer(let right)): return left == right
        case (.boolean(let left), .boolean(let right)): return left == right
        case (.record(let left), .record(let right)):
            guard left.positional.isEmpty, right.positional.isEmpty, left.call == nil, right.call == nil else {
                return nil
            }
            return left.head == right.head
        default: return nil
        }
    }

    // MARK: Branches with a value

    func value(of choice: Switch, in scope: Scope, expecting type: String?) -> Value {
        let values = selected(choice, in: scope).compactMap { branch, presence, inner -> Value.Alternative? in
            let value = limited(to: presence) { result(of: branch.body, in: inner, resultType: type) }
            if case .tuple(let parts) = value, parts.isEmpty { return nil }
            return Value.Alternative(value: value, presence: presence)
        }
        return values.isEmpty ? .tuple([]) : .joining(values)
    }

    func value(of control: ControlFlow, in scope: Scope, expecting type: String?) -> Value {
        var remaining: Presence = .always
        var values: [Value.Alternative] = []
        for branch in control.branches {
            let inner = Scope(in: scope)
            let holds = branch.keyword == "else" ? .boolean(true) : condition(branch.header, in: inner)
            let presence: Presence
            switch holds {
            case .boolean(true):
                presence = remaining
                remaining = .never
            case .boolean(false): presence = .never
            default:
                presence = min(remaining, .sometimes)
                remaining = min(remaining, .sometimes)
            }
            let value = limited(to: presence) { result(of: branch.body, in: inner, resultType: type) }
            values.append(Value.Alternative(value: value, presence: presence))
        }
        return .joining(values)
    }
}
