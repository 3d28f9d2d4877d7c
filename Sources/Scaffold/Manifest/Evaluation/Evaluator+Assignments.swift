extension Evaluator {
    /// `target = value`, `target += value`.
    func assign(_ target: Expression, _ sign: String, _ value: Expression, in scope: Scope) {
        let type = expectedType(of: target)
        let new = evaluate(value, in: scope, expecting: type)
        switch sign {
        case "=":
            if case .identifier("_") = target.form { return }
            mutate(target, in: scope, isAssignment: true) { old in self.replaced(old, by: self.copied(new)) }
        case "+=":
            mutate(target, in: scope) { old in self.extended(old, by: new) }
        default:
            mutate(target, in: scope) { _ in .unknown }
        }
    }

    /// What is expected in a property of PackageDescription's types.
    private func expectedType(of target: Expression) -> String? {
        guard case .member(_, let name) = target.form else { return nil }
        if name == "dependencies" { return nil }
        return Self.expectedType(of: name, in: "Package")
    }

    /// A value after an assignment that may not take place.
    private func replaced(_ old: Value, by new: Value) -> Value {
        switch presence {
        case .always: return new
        case .sometimes:
            return .joining([
                Value.Alternative(value: old, presence: .sometimes),
                Value.Alternative(value: new, presence: .sometimes),
            ])
        case .never:
            guard let kept = old.list, let dead = new.list else { return old }
            return .list(ListValue(items: kept.items + dead.limited(to: .never).items, isComplete: kept.isComplete))
        }
    }

    func extended(_ old: Value, by new: Value) -> Value {
        switch (old, new) {
        case (.list(let old), .list(let new)):
            let added = new.limited(to: presence)
            return .list(
                ListValue(
                    items: old.items + added.items,
                    isComplete: old.isComplete && (new.isComplete || presence == .never)
                )
            )
        case (.list(let old), _):
            return .list(ListValue(items: old.items, isComplete: old.isComplete && presence == .never))
        case (.string(let old), .string(let new)) where presence == .always: return .string(old + new)
        case (.integer(let old), .integer(let new)) where presence == .always: return .integer(old &+ new)
        case (.unknown, .list(let new)): return .list(.unknown + new.limited(to: presence))
        case (.null, .list(let new)): return .list(new.limited(to: presence))
        default: return .unknown
        }
    }

    /// Changes what an expression stands for, wherever that is kept.
    func mutate(
        _ target: Expression,
        in scope: Scope,
        isAssignment: Bool = false,
        _ change: (Value) -> Value
    ) {
        switch target.form {
        case .identifier(let name):
            mutate(variable: name, in: scope, isAssignment: isAssignment, change)
        case .member(let base?, let name):
            mutate(member: name, of: evaluate(base, in: scope), base, isAssignment: isAssignment, change)
        case .postfixed(let inner, _), .prefixed(_, let inner):
            mutate(inner, in: scope, isAssignment: isAssignment, change)
        case .tuple(let list) where list.elements.count == 1:
            mutate(list.elements[0].value, in: scope, isAssignment: isAssignment, change)
        case .subscripted(let base, let list):
            mutate(elementOf: base, list, in: scope, change)
        default:
            break
        }
    }

    private func mutate(
        variable name: String,
        in scope: Scope,
        isAssignment: Bool,
        _ change: (Value) -> Value
    ) {
        if let owner = scope.owner(of: name), let old = owner.value(of: name) {
            owner.declare(name, change(old))
        } else if let receiver = scope.value(of: "self") {
            for (record, _) in receiver.records {
                let new = change(field(name, of: record))
                if isAssignment { record.assign(name, new) } else { record.fields[name] = new }
            }
        }
    }

    private func mutate(
        member name: String,
        of base: Value,
        _ expression: Expression,
        isAssignment: Bool,
        _ change: (Value) -> Value
    ) {
        if case .type(let type) = base, let (owner, member) = types.staticMember(name, expected: type) {
            setStaticValue(name, of: owner, change(staticValue(name, of: owner, member)))
            return
        }
        let records = base.records
        for (record, certainty) in records {
            limited(to: records.count == 1 ? certainty : min(certainty, .sometimes)) {
                let new = change(field(name, of: record))
                if isAssignment { record.assign(name, new) } else { record.fields[name] = new }
            }
        }
        if records.isEmpty { obscureChanges.append(expression) }
    }

    private func mutate(elementOf base: Expression, _ list: ElementList, in scope: Scope, _ change: (Value) -> Value) {
        let index = list.elements.first.map { evaluate($0.value, in: scope).settled } ?? .unknown
        mutate(base, in: scope) { old in
            switch (old.settled, index) {
            case (.list(var items), .integer(let number)) where items.items.indices.contains(number):
                items.items[number].value = change(items.items[number].value)
                return .list(items)
            case (.dictionary(var pairs), let key):
                guard let wanted = key.key, self.presence == .always else { return .unknown }
                if let place = pairs.firstIndex(where: { $0.key.key == wanted }) {
                    pairs[place].value = change(pairs[place].value)
                } else {
                    pairs.append((key, change(.null)))
                }
                return .dictionary(pairs)
            case (.list(let items), _):
                return .list(ListValue(items: items.limited(to: .sometimes).items, isComplete: false))
            default:
                return .unknown
            }
        }
    }

    // MARK: Methods that change their receiver

    func isMutating(_ name: String) -> Bool {
        [
            "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "popLast", "sort", "reverse",
            "shuffle", "swapAt", "formUnion", "subtract",
        ].contains(name)
    }

    /// A call such as `list.append(x)`; nil where the receiver is no list.
    func mutatingCall(_ name: String, of base: Expression, _ call: Call, in scope: Scope) -> Value? {
        let receiver = evaluate(base, in: scope)
        let old = receiver.settled
        let isList = old.list != nil
        guard isList || (old.isUnknown && (name == "append" || name == "insert")) else { return nil }
        let elements = call.arguments?.elements ?? []
        let type = elementType(of: base)
        switch name {
        case "append", "insert":
            let isContents = elements.first?.labelName == "contentsOf"
            guard let first = elements.first?.value else { return .tuple([]) }
            let value = evaluate(first, in: scope, expecting: isContents ? type.map { "[\($0)]" } : type)
            let added: Value = isContents ? value : .list(ListValue(items: Self.items(value, first), isComplete: true))
            mutate(base, in: scope) { old in self.extended(old, by: added) }
        case "sort", "reverse", "shuffle", "swapAt":
            break
        case "removeAll":
            let predicate =
                call.trailingClosures.first.map { Value.function(function(of: $0.closure, in: scope)) }
                ?? elements.first { $0.labelName == "where" }.map { evaluate($0.value, in: scope) }
            mutate(base, in: scope) { old in self.removing(from: old, where: predicate) }
        default:
            mutate(base, in: scope, isAssignment: true) { old in
                .list(ListValue(items: (old.list ?? .unknown).limited(to: .sometimes).items, isComplete: false))
            }
        }
        return .tuple([])
    }

    private static func items(_ value: Value, _ source: Expression) -> [ListValue.Item] {
        value.alternatives.map { ListValue.Item(value: $0.value, presence: $0.presence, source: source) }
    }

    private func elementType(of base: Expression) -> String? {
        guard case .member(let owner?, let name) = base.form else { return nil }
        if name == "dependencies" {
            if case .identifier = owner.form, packages.contains(where: { _ in true }), isPackage(owner) {
                return "Package.Dependency"
            }
            return "Target.Dependency"
        }
        return types.element(of: Self.expectedType(of: name, in: "Package"))
    }

    private func isPackage(_ expression: Expression) -> Bool {
        evaluate(expression, in: globals).records.contains { record in
            if case .package = record.record.kind { true } else { false }
        }
    }

    private func removing(from old: Value, where predicate: Value?) -> Value {
        guard let list = old.list else { return old }
        guard case .function(let function)? = predicate else {
            return presence == .always
                ? .list(.empty) : .list(list.limited(to: presence == .never ? .always : .sometimes))
        }
        guard presence > .never else { return old }
        let items = list.items.compactMap { item -> ListValue.Item? in
            switch apply(function, to: [item.value]).settled {
            case .boolean(true) where presence == .always: return nil
            case .boolean(false): return item
            default:
                return ListValue.Item(value: item.value, presence: min(item.presence, .sometimes), source: item.source)
            }
        }
        return .list(ListValue(items: items, isComplete: list.isComplete))
    }
}
