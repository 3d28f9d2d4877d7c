extension Evaluator {
    func method(
        _ name: String,
        of receiver: Value,
        _ call: Call,
        _ expression: Expression,
        in scope: Scope,
        expecting type: String?
    ) -> Value {
        if let owner = typeName(of: receiver), types.instanceMember(name, of: owner) != nil {
            let candidates = types[owner]?.members.filter { $0.kind == .function && $0.name == name } ?? []
            if let member = overload(candidates, of: call),
                let function = function(member, in: selfScope(receiver), receiver: receiver)
            {
                return apply(function, call, expression, in: scope)
            }
        }
        switch receiver {
        case .list(let list):
            return listMethod(name, of: list, call, expression, in: scope, expecting: type)
        case .dictionary:
            guard let list = items(of: receiver) else { return .unknown }
            return listMethod(name, of: list, call, expression, in: scope, expecting: type)
        case .string(let text):
            return stringMethod(name, of: text, call, in: scope)
        case .record(let record):
            guard case .function(let function) = field(name, of: record) else { return unknown(call, in: scope) }
            return apply(function, call, expression, in: scope)
        case .choice(let alternatives):
            return .joining(
                alternatives.map { alternative in
                    let value = limited(to: alternative.presence) {
                        method(name, of: alternative.value, call, expression, in: scope, expecting: type)
                    }
                    return Value.Alternative(value: value, presence: alternative.presence)
                }
            )
        default:
            return unknown(call, in: scope)
        }
    }

    private func selfScope(_ receiver: Value) -> Scope {
        let scope = Scope(in: globals)
        scope.declare("self", receiver)
        return scope
    }

    private func unknown(_ call: Call, in scope: Scope) -> Value {
        for element in call.arguments?.elements ?? [] { _ = evaluate(element.value, in: scope) }
        return .unknown
    }

    // MARK: Lists

    private func listMethod(
        _ name: String,
        of list: ListValue,
        _ call: Call,
        _ expression: Expression,
        in scope: Scope,
        expecting type: String?
    ) -> Value {
        let closure = functionArgument(of: call, in: scope, expecting: name == "map" ? types.element(of: type) : type)
        switch name {
        case "map": return closure.map { .list(mapped(list, by: $0)) } ?? .list(.unknown)
        case "flatMap": return closure.map { .list(flattened(mapped(list, by: $0))) } ?? .list(.unknown)
        case "compactMap": return closure.map { .list(withoutNil(mapped(list, by: $0))) } ?? .list(.unknown)
        case "filter": return closure.map { .list(filtered(list, by: $0)) } ?? .list(list.limited(to: .sometimes))
        case "forEach":
            if let closure {
                for item in list.items {
                    limited(to: item.presence) { _ = apply(closure, to: [item.value]) }
                }
                if !list.isComplete { limited(to: .sometimes) { _ = apply(closure, to: [.unknown]) } }
            }
            return .tuple([])
        case "reversed", "sorted", "shuffled": return .list(list)
        case "joined":
            return call.arguments?.elements.isEmpty ?? true ? .list(flattened(list)) : joined(list, call, in: scope)
        case "enumerated":
            let items = list.items.enumerated().map { number, item in
                ListValue.Item(
                    value: .tuple([("offset", .integer(number)), ("element", item.value)]),
                    presence: item.presence,
                    source: nil
                )
            }
            return .list(ListValue(items: items, isComplete: list.isComplete))
        case "first", "last":
            return closure.map { first(in: name == "first" ? list : reversed(list), where: $0, scope) } ?? .unknown
        case "reduce": return reduced(list, call, in: scope, expecting: type)
        case "firstIndex": return closure.map { index(in: list, where: $0) } ?? .unknown
        case "contains": return contains(list, closure, call, in: scope)
        default: return .unknown
        }
    }

    private func reversed(_ list: ListValue) -> ListValue {
        ListValue(items: list.items.reversed(), isComplete: list.isComplete)
    }

    /// The closure, function or key path that a method such as `map` gets.
    private func functionArgument(of call: Call, in scope: Scope, expecting result: String?) -> Function? {
        if let trailing = call.trailingClosures.first {
            return function(of: trailing.closure, in: scope, result: result)
        }
        guard let argument = call.arguments?.elements.first else { return nil }
        if case .closure(let closure) = argument.value.form { return function(of: closure, in: scope, result: result) }
        guard argument.labelName == nil || argument.labelName == "where" else { return nil }
        if case .function(let function) = evaluate(argument.value, in: scope) { return function }
        return nil
    }

    private func mapped(_ list: ListValue, by function: Function) -> ListValue {
        var result = ListValue(items: [], isComplete: list.isComplete)
        for item in list.items {
            guard step() else { return .unknown }
            let value = limited(to: item.presence) { apply(function, to: [item.value]) }
            for alternative in value.alternatives {
                let presence = min(item.presence, alternative.presence)
                let source = alternative.value.isSame(as: item.value) ? item.source : nil
                result.items.append(ListValue.Item(value: alternative.value, presence: presence, source: source))
            }
        }
        return result
    }

    private func flattened(_ list: ListValue) -> ListValue {
        list.items.reduce(ListValue(items: [], isComplete: list.isComplete)) { result, item in
            guard let inner = item.value.list else {
                if case .null = item.value { return result }
                return result + .unknown
            }
            return result + inner.limited(to: item.presence)
        }
    }

    private func withoutNil(_ list: ListValue) -> ListValue {
        let items = list.items.filter { item in
            if case .null = item.value { false } else { true }
        }
        return ListValue(items: items, isComplete: list.isComplete)
    }

    private func filtered(_ list: ListValue, by function: Function) -> ListValue {
        let items = list.items.compactMap { item -> ListValue.Item? in
            switch apply(function, to: [item.value]).settled {
            case .boolean(true): item
            case .boolean(false): nil
            default:
                ListValue.Item(value: item.value, presence: min(item.presence, .sometimes), source: item.source)
            }
        }
        return ListValue(items: items, isComplete: list.isComplete)
    }

    /// `reduce(into: x) { $0.append($1) }`, `reduce(x) { $0 + $1 }`, `reduce([], +)`.
    private func reduced(_ list: ListValue, _ call: Call, in scope: Scope, expecting type: String?) -> Value {
        let arguments = call.arguments?.elements ?? []
        guard let initial = arguments.first, list.isComplete else { return .unknown }
        var result = evaluate(initial.value, in: scope, expecting: type)
        if arguments.count == 2, case .operatorReference("+") = arguments[1].value.form {
            guard result.list != nil else { return .unknown }
            return list.items.reduce(into: result) { extend(&$0, by: $1.value) }
        }
        guard let trailing = call.trailingClosures.first else { return .unknown }
        let function = function(of: trailing.closure, in: scope, result: type)
        for item in list.items {
            guard item.presence == .always, step() else { return .unknown }
            let inner = boundScope(
                of: function, [Argument(label: nil, value: result), Argument(label: nil, value: item.value)])
            let value = self.result(of: trailing.closure.body, in: inner, resultType: type)
            guard initial.labelName == "into" else {
                result = value
                continue
            }
            result = inner.value(of: trailing.closure.parameters.first ?? "$0") ?? .unknown
        }
        return result
    }

    private func joined(_ list: ListValue, _ call: Call, in scope: Scope) -> Value {
        guard let separator = call.argument("separator").flatMap({ evaluate($0, in: scope).text }), list.isComplete
        else { return .unknown }
        let parts = list.items.map { $0.presence == .always ? $0.value.text : nil }
        guard parts.allSatisfy({ $0 != nil }) else { return .unknown }
        return .string(parts.compactMap { $0 }.joined(separator: separator))
    }

    private func first(in list: ListValue, where function: Function, _ scope: Scope) -> Value {
        for item in list.items where item.presence > .never {
            switch apply(function, to: [item.value]).settled {
            case .boolean(true):
                return item.presence == .always
                    ? item.value
                    : .choice([
                        Value.Alternative(value: item.value, presence: .sometimes),
                        Value.Alternative(value: .null, presence: .sometimes),
                    ])
            case .boolean(false): continue
            default: return spoken(of: function) ?? .unknown
            }
        }
        return list.isComplete ? .null : spoken(of: function) ?? .unknown
    }

    /// The target that `{ $0.name == "Core" }` looks for in a list that is not known.
    private func spoken(of function: Function) -> Value? {
        guard case .block(let block) = function.body, let statement = block.statements.first,
            case .expression(let expression) = statement.kind,
            case .binary(let operands, let operators) = expression.form, operators.first?.text == "==",
            operands.count == 2, case .member(_, "name") = operands[0].form,
            let name = evaluate(operands[1], in: function.scope).text
        else { return nil }
        if let known = spokenOf[name] { return .record(known) }
        let record = Record(
            .element, head: "target", fields: ["name": .string(name)], expression: expression, context: nil)
        spokenOf[name] = record
        return .record(record)
    }

    private func index(in list: ListValue, where function: Function) -> Value {
        for (number, item) in list.items.enumerated() {
            switch apply(function, to: [item.value]).settled {
            case .boolean(true): return item.presence == .always ? .integer(number) : .unknown
            case .boolean(false): continue
            default: return .unknown
            }
        }
        return list.isComplete ? .null : .unknown
    }

    private func contains(_ list: ListValue, _ closure: Function?, _ call: Call, in scope: Scope) -> Value {
        var answer: Value = list.isComplete ? .boolean(false) : .unknown
        let wanted = closure == nil ? call.arguments?.elements.first.flatMap { evaluate($0.value, in: scope).key } : nil
        for item in list.items where item.presence > .never {
            let holds: Bool?
            if let closure {
                holds = if case .boolean(let flag) = apply(closure, to: [item.value]).settled { flag } else { nil }
            } else {
                holds = wanted.flatMap { wanted in item.value.key.map { $0 == wanted } }
            }
            switch holds {
            case true? where item.presence == .always: return .boolean(true)
            case false?: continue
            default: answer = .unknown
            }
        }
        return answer
    }

    // MARK: Strings

    private func stringMethod(_ name: String, of text: String, _ call: Call, in scope: Scope) -> Value {
        let arguments = (call.arguments?.elements ?? []).map { evaluate($0.value, in: scope).settled }
        switch (name, arguments.first) {
        case ("lowercased", nil): return .string(text.lowercased())
        case ("uppercased", nil): return .string(text.uppercased())
        case ("capitalized", nil): return .unknown
        case ("hasPrefix", .string(let prefix)?): return .boolean(text.hasPrefix(prefix))
        case ("hasSuffix", .string(let suffix)?): return .boolean(text.hasSuffix(suffix))
        case ("appending", .string(let suffix)?): return .string(text + suffix)
        case ("contains", .string(let part)?) where !part.isEmpty:
            return .boolean(text.firstRange(of: part) != nil)
        case ("dropFirst", .integer(let count)?) where count >= 0: return .string(String(text.dropFirst(count)))
        case ("dropLast", .integer(let count)?) where count >= 0: return .string(String(text.dropLast(count)))
        case ("replacingOccurrences", .string(let old)?) where !old.isEmpty:
            guard case .string(let new)? = arguments.dropFirst().first, arguments.count == 2 else { return .unknown }
            return .string(text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new))
        default: return .unknown
        }
    }
}
