extension Evaluator {
    /// `target = value`, `target += value`.
    func assign(_ target: Expression, _ sign: String, _ value: Expression, in scope: Scope) {
        let type = expectedType(of: target)
        let new = evaluate(value, in: scope, expecting: type)
        switch sign {
        case "=":
            if case .identifier("_") = target.form { return }
            mutate(target, in: scope, isAssignment: true) { $0 = self.replaced($0, by: self.copied(new)) }
        case "+=":
            mutate(target, in: scope) { self.extend(&$0, by: new) }
        default:
            mutate(target, in: scope) { $0 = .unknown }
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

    /// Adds to a value in place: a list that grows by thousands of statements is not copied by each.
    func extend(_ old: inout Value, by new: Value) {
        // No other name for the list may be alive while it grows.
        if old.list != nil {
            let added = new.list?.limited(to: presence)
            return old.changeList { list in
                guard list.items.count + (added?.items.count ?? 0) <= Value.longestList else {
                    list.isComplete = false
                    return
                }
                list.items += added?.items ?? []
                list.isComplete = list.isComplete && (added?.isComplete ?? false || presence == .never)
            }
        }
        switch (old, new) {
        case (.string(let left), .string(let right)) where presence == .always: old = .string(left + right)
        case (.integer(let left), .integer(let right)) where presence == .always: old = .integer(left &+ right)
        case (.unknown, .list(let new)): old = .list(.unknown + new.limited(to: presence))
        case (.null, .list(let new)): old = .list(new.limited(to: presence))
        default: old = .unknown
        }
        if old.isOversized { old = .unknown }
    }

    /// Changes what an expression stands for, wherever that is kept.
    func mutate(
        _ target: Expression,
        in scope: Scope,
        isAssignment: Bool = false,
        _ change: (inout Value) -> Void
    ) {
        guard step() else { return }
        deeper(or: ()) { mutate(within: target, in: scope, isAssignment: isAssignment, change) }
    }

    private func mutate(
        within target: Expression,
        in scope: Scope,
        isAssignment: Bool,
        _ change: (inout Value) -> Void
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
        _ change: (inout Value) -> Void
    ) {
        if let owner = scope.owner(of: name), var value = owner.value(of: name) {
            owner.declare(name, .unknown)
            change(&value)
            owner.declare(name, value)
        } else if let receiver = scope.value(of: "self") {
            for (record, _) in receiver.records {
                self.change(name, of: record, isAssignment: isAssignment, change)
            }
        }
    }

    private func mutate(
        member name: String,
        of base: Value,
        _ expression: Expression,
        isAssignment: Bool,
        _ change: (inout Value) -> Void
    ) {
        if case .type(let type) = base, let (owner, member) = types.staticMember(name, expected: type) {
            var value = staticValue(name, of: owner, member)
            change(&value)
            setStaticValue(name, of: owner, value)
            return
        }
        let records = base.records
        for (record, certainty) in records {
            limited(to: records.count == 1 ? certainty : min(certainty, .sometimes)) {
                self.change(name, of: record, isAssignment: isAssignment, change)
            }
        }
        if records.isEmpty { obscureChanges.append(expression) }
    }

    /// Changes a field; while that goes on, the record does not hold the value, so that it need not be copied.
    private func change(
        _ name: String,
        of record: Record,
        isAssignment: Bool,
        _ change: (inout Value) -> Void
    ) {
        var value = field(name, of: record)
        record.fields[name] = .unknown
        change(&value)
        if isAssignment { record.assign(name, value) } else { record.fields[name] = value }
    }

    private func mutate(
        elementOf base: Expression, _ list: ElementList, in scope: Scope, _ change: (inout Value) -> Void
    ) {
        let index = list.elements.first.map { evaluate($0.value, in: scope).settled } ?? .unknown
        mutate(base, in: scope) { old in
            switch (old.settled, index) {
            case (.list(var items), .integer(let number)) where items.items.indices.contains(number):
                change(&items.items[number].value)
                old = .list(items)
            case (.dictionary(var pairs), let key):
                guard let wanted = key.key, self.presence == .always else {
                    old = .unknown
                    return
                }
                if let place = pairs.firstIndex(where: { $0.key.key == wanted }) {
                    change(&pairs[place].value)
                } else {
                    var value = Value.null
                    change(&value)
                    pairs.append((key, value))
                }
                old = .dictionary(pairs)
            case (.list(let items), _):
                old = .list(ListValue(items: items.limited(to: .sometimes).items, isComplete: false))
            default:
                old = .unknown
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
        guard mayBeList(base, in: scope, changedBy: name) else { return nil }
        let elements = call.arguments?.elements ?? []
        let type = elementType(of: base)
        switch name {
        case "append", "insert":
            let isContents = elements.first?.labelName == "contentsOf"
            guard let first = elements.first?.value else { return .tuple([]) }
            let value = evaluate(first, in: scope, expecting: isContents ? type.map { "[\($0)]" } : type)
            let added: Value = isContents ? value : .list(ListValue(items: Self.items(value, first), isComplete: true))
            mutate(base, in: scope) { self.extend(&$0, by: added) }
        case "sort", "reverse", "shuffle", "swapAt":
            break
        case "removeAll":
            let predicate =
                call.trailingClosures.first.map { Value.function(function(of: $0.closure, in: scope)) }
                ?? elements.first { $0.labelName == "where" }.map { evaluate($0.value, in: scope) }
            mutate(base, in: scope) { $0 = self.removing(from: $0, where: predicate) }
        default:
            mutate(base, in: scope, isAssignment: true) { value in
                let old = value.list ?? .unknown
                value = .list(ListValue(items: old.limited(to: .sometimes).items, isComplete: false))
            }
        }
        return .tuple([])
    }

    private func mayBeList(_ base: Expression, in scope: Scope, changedBy method: String) -> Bool {
        let value = evaluate(base, in: scope).settled
        return value.list != nil || (value.isUnknown && (method == "append" || method == "insert"))
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
