extension Evaluator {
    /// A value that is passed to a function, with the source that it comes from.
    struct Argument {
        let label: String?
        let value: Value
        var element: ElementList.Element?
    }

    func call(_ call: Call, _ expression: Expression, in scope: Scope, expecting type: String?) -> Value {
        switch call.callee.form {
        case .identifier(let name):
            return self.call(named: name, call, expression, in: scope)
        case .member(nil, "init"):
            guard let type else { return opaque(call, in: scope) }
            return make(types.resolved(type), call, expression, in: scope)
        case .member(nil, let name):
            return self.call(implied: name, call, expression, in: scope, expecting: type)
        case .member(let base?, let name):
            return self.call(member: name, of: base, call, expression, in: scope, expecting: type)
        case .array, .dictionary:
            guard call.arguments?.elements.isEmpty == true else { return opaque(call, in: scope) }
            if case .array = call.callee.form { return .list(.empty) }
            return .dictionary([])
        default:
            guard case .function(let function) = evaluate(call.callee, in: scope) else {
                return opaque(call, in: scope)
            }
            return apply(function, call, expression, in: scope)
        }
    }

    /// Evaluates the arguments of a call of which nothing else is known.
    func opaque(_ call: Call, in scope: Scope) -> Value {
        for element in call.arguments?.elements ?? [] {
            if case .prefixed("&", let inner) = element.value.form {
                mutate(inner, in: scope) { $0 = .unknown }
                obscureChanges.append(inner)
            } else {
                _ = evaluate(element.value, in: scope)
            }
        }
        return .unknown
    }

    private func call(named name: String, _ call: Call, _ expression: Expression, in scope: Scope) -> Value {
        if case .function(let function)? = scope.value(of: name) {
            return apply(function, call, expression, in: scope)
        }
        if let receiver = scope.value(of: "self"), let type = typeName(of: receiver),
            let member = types.instanceMember(name, of: type), member.kind == .function,
            let function = function(member, in: scope, receiver: receiver)
        {
            return apply(function, call, expression, in: scope)
        }
        if let declaration = overload(functions[name] ?? [], of: call),
            let function = function(declaration, in: globals)
        {
            return apply(function, call, expression, in: scope)
        }
        if name.first?.isUppercase == true { return make(types.resolved(name), call, expression, in: scope) }
        return name == "zip" ? zipped(call, in: scope) : opaque(call, in: scope)
    }

    private func zipped(_ call: Call, in scope: Scope) -> Value {
        let lists = (call.arguments?.elements ?? []).map { evaluate($0.value, in: scope).settled.list }
        guard lists.count == 2, let left = lists[0], let right = lists[1], left.isComplete, right.isComplete,
            (left.items + right.items).allSatisfy({ $0.presence == .always })
        else { return .unknown }
        let items = zip(left.items, right.items).map { left, right in
            ListValue.Item(value: .tuple([(nil, left.value), (nil, right.value)]), presence: .always, source: nil)
        }
        return .list(ListValue(items: items, isComplete: true))
    }

    /// The one of several functions of a name whose labels are those of the call.
    func overload(_ declarations: [Declaration], of call: Call) -> Declaration? {
        guard declarations.count > 1 else { return declarations.first }
        let labels = call.arguments?.elements.map(\.labelName) ?? []
        let fitting = declarations.filter { declaration in
            var parameters = declaration.parameters[...]
            for label in labels {
                guard let place = parameters.firstIndex(where: { $0.label == label }) else { return false }
                parameters = parameters[(place + 1)...]
            }
            return true
        }
        return fitting.count == 1 ? fitting[0] : nil
    }

    private func call(
        implied name: String,
        _ call: Call,
        _ expression: Expression,
        in scope: Scope,
        expecting type: String?
    ) -> Value {
        let owner = type.map(types.resolved)
        if let owner, let declaration = staticFunction(name, of: owner, call) {
            return apply(declaration, ownedBy: owner, call, expression, in: scope)
        }
        if owner == nil, let (type, member) = types.staticMember(name, expected: nil), member.kind == .function {
            return apply(member, ownedBy: type, call, expression, in: scope)
        }
        if let owner, types[owner]?.kind == .enum, types[owner]?.cases.contains(where: { $0.name == name }) == true {
            let record = element(.enumCase(of: owner), head: name, call, expression, in: scope)
            return .record(record)
        }
        if let owner, types.isDeclared(owner) { return opaque(call, in: scope) }
        return .record(element(.element, head: name, call, expression, in: scope))
    }

    private func staticFunction(_ name: String, of type: String, _ call: Call) -> Declaration? {
        let found = types[type]?.members.filter { member in
            member.kind == .function && member.name == name
                && (member.hasModifier("static") || member.hasModifier("class"))
        }
        guard let found, !found.isEmpty else { return nil }
        // PackageDescription's own method of that name may be meant: its labels decide.
        let labels = call.arguments?.elements.map(\.labelName) ?? []
        return overload(found, of: call).flatMap { declaration in
            labels.allSatisfy { label in declaration.parameters.contains { $0.label == label } } ? declaration : nil
        }
    }

    private func apply(
        _ member: Declaration,
        ownedBy type: String,
        _ call: Call,
        _ expression: Expression,
        in scope: Scope
    ) -> Value {
        let inner = Scope(in: globals)
        inner.declare("self", .type(type))
        inner.declare("Self", .type(type))
        guard let function = function(member, in: inner, receiver: .type(type)) else { return opaque(call, in: scope) }
        return apply(function, call, expression, in: scope)
    }

    private func call(
        member name: String,
        of base: Expression,
        _ call: Call,
        _ expression: Expression,
        in scope: Scope,
        expecting type: String?
    ) -> Value {
        if isMutating(name), let changed = mutatingCall(name, of: base, call, in: scope) { return changed }
        let receiver = evaluate(base, in: scope)
        guard case .type(let owner) = receiver else {
            return method(name, of: receiver, call, expression, in: scope, expecting: type)
        }
        if name == "init" { return make(owner, call, expression, in: scope) }
        if let declaration = staticFunction(name, of: owner, call) {
            return apply(declaration, ownedBy: owner, call, expression, in: scope)
        }
        if case .type(let nested) = member(name, of: receiver) { return make(nested, call, expression, in: scope) }
        if types[owner]?.kind == .enum {
            return self.call(implied: name, call, expression, in: scope, expecting: owner)
        }
        if ["Context", "ProcessInfo", "FileManager", "URL", "Bundle"].contains(owner) || types.isDeclared(owner) {
            return opaque(call, in: scope)
        }
        return .record(element(.element, head: name, call, expression, in: scope))
    }
}
