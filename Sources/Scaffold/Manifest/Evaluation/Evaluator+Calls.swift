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
        default:
            guard case .function(let function) = evaluate(call.callee, in: scope) else {
                return opaque(call, in: scope)
            }
            return apply(function, call, expression, in: scope)
        }
    }

    /// Evaluates the arguments of a call of which nothing else is known.
    private func opaque(_ call: Call, in scope: Scope) -> Value {
        for element in call.arguments?.elements ?? [] {
            if case .prefixed("&", let inner) = element.value.form {
                mutate(inner, in: scope) { _ in .unknown }
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
        return opaque(call, in: scope)
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

    // MARK: Making things

    private func make(_ type: String, _ call: Call, _ expression: Expression, in scope: Scope) -> Value {
        if let entry = types[type], entry.kind == .struct || entry.kind == .class {
            return instance(of: type, entry, call, expression, in: scope)
        }
        let name = String(type.split(separator: ".").last ?? "")
        switch type {
        case "Package":
            let record = element(.package, head: "Package", call, expression, in: scope)
            packages.append((record, presence))
            return .record(record)
        case "String":
            let value = call.arguments?.elements.first.map { evaluate($0.value, in: scope) } ?? .string("")
            return described(value).map(Value.string) ?? .unknown
        case "Array", "Set", "ArraySlice":
            return call.arguments?.elements.first.flatMap { items(of: evaluate($0.value, in: scope)) }.map(Value.list)
                ?? (call.arguments?.elements.isEmpty == true ? .list(.empty) : .unknown)
        case let list where list.hasPrefix("["):
            return call.arguments?.elements.isEmpty == true ? .list(.empty) : .unknown
        default:
            if let member = types[type]?.initializers.first, let made = initialized(member, call, expression, in: scope)
            {
                return made
            }
            return .record(element(.element, head: name, call, expression, in: scope))
        }
    }

    /// An initializer that an extension adds to a type of PackageDescription: its `self` is not known.
    private func initialized(_ member: Declaration, _ call: Call, _ expression: Expression, in scope: Scope) -> Value? {
        .unknown
    }

    private func instance(
        of type: String,
        _ entry: TypeTable.Entry,
        _ call: Call,
        _ expression: Expression,
        in scope: Scope
    ) -> Value {
        let record = Record(.instance(of: type), head: type, expression: expression, call: call, context: context)
        let inner = Scope(in: globals)
        inner.declare("self", .record(record))
        for binding in entry.stored {
            guard let value = binding.value else { continue }
            record.fields[binding.name] = evaluate(value, in: globals, expecting: binding.type?.text)
        }
        if let initializer = overload(entry.initializers, of: call) {
            guard let function = function(initializer, in: inner, receiver: .record(record)) else { return .unknown }
            _ = apply(function, call, expression, in: scope)
            return .record(record)
        }
        guard entry.initializers.isEmpty else { return .unknown }
        for argument in call.arguments?.elements ?? [] {
            guard let label = argument.labelName else { return .unknown }
            let type = entry.stored.first { $0.name == label }?.type?.text
            record.fields[label] = evaluate(argument.value, in: scope, expecting: type)
        }
        return .record(record)
    }

    private func element(
        _ kind: Record.Kind,
        head: String,
        _ call: Call,
        _ expression: Expression,
        in scope: Scope
    ) -> Record {
        var fields: [String: Value] = [:]
        var positional: [Value] = []
        for argument in call.arguments?.elements ?? [] {
            let type = argument.labelName.flatMap { Self.expectedType(of: $0, in: head) }
            let value = evaluate(argument.value, in: scope, expecting: type)
            if let label = argument.labelName { fields[label] = value } else { positional.append(value) }
        }
        let record = Record(
            kind, head: head, fields: fields, positional: positional, expression: expression, call: call,
            context: context)
        noteElement(record)
        return record
    }

    /// The types of the arguments of PackageDescription's calls, as far as `.name` needs them.
    static func expectedType(of label: String, in head: String) -> String? {
        switch label {
        case "dependencies": head == "Package" ? "[Package.Dependency]" : "[Target.Dependency]"
        case "targets": head == "Package" ? "[Target]" : "[String]"
        case "products": "[Product]"
        case "platforms": head == "Package" ? "[SupportedPlatform]" : "[Platform]"
        case "plugins": "[Target.PluginUsage]"
        case "swiftSettings": "[SwiftSetting]"
        case "cSettings": "[CSetting]"
        case "cxxSettings": "[CXXSetting]"
        case "linkerSettings": "[LinkerSetting]"
        case "resources": "[Resource]"
        case "traits": head == "Package" ? "[Trait]" : "[Package.Dependency.Trait]"
        case "capability": "Target.PluginCapability"
        case "swiftLanguageModes", "swiftLanguageVersions": "[SwiftLanguageMode]"
        default: nil
        }
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

    // MARK: Applying functions

    func apply(_ function: Function, _ call: Call, _ expression: Expression, in scope: Scope) -> Value {
        var arguments: [Argument] = []
        var unmatched = function.parameters[...]
        for element in call.arguments?.elements ?? [] {
            if let place = unmatched.firstIndex(where: { $0.label == element.labelName }) {
                let type = unmatched[place].type?.text
                unmatched = unmatched[place...]
                if type?.hasSuffix("...") != true { unmatched = unmatched.dropFirst() }
                let value = evaluate(element.value, in: scope, expecting: type.map(Self.withoutDots))
                arguments.append(Argument(label: element.labelName, value: value, element: element))
            } else {
                let value = evaluate(element.value, in: scope)
                arguments.append(Argument(label: element.labelName, value: value, element: element))
            }
        }
        for trailing in call.trailingClosures {
            let value = Value.function(self.function(of: trailing.closure, in: scope))
            arguments.append(Argument(label: trailing.label, value: value))
        }
        let outer = context
        if case .block = function.body, function.name != nil {
            context = CallContext(
                call: call,
                expression: expression,
                function: function,
                arguments: Self.assignment(of: arguments, to: function.parameters),
                parent: outer
            )
        }
        defer { context = outer }
        let inner = boundScope(of: function, arguments)
        let value = run(function, in: inner, arguments)
        writeBack(call, function, from: inner, in: scope)
        return value
    }

    func function(of closure: Closure, in scope: Scope, result: String? = nil) -> Function {
        Function(
            name: nil,
            parameters: closure.parameters.map { Parameter(label: nil, name: $0, type: nil, defaultValue: nil) },
            result: result,
            body: .block(closure.body),
            scope: scope
        )
    }

    private static func withoutDots(_ type: String) -> String {
        type.hasSuffix("...") ? String(type.dropLast(3)) : type
    }

    /// Which argument stands for which parameter.
    private static func assignment(
        of arguments: [Argument],
        to parameters: [Parameter]
    ) -> [String: ElementList.Element] {
        var result: [String: ElementList.Element] = [:]
        var rest = parameters[...]
        for argument in arguments {
            guard let place = rest.firstIndex(where: { $0.label == argument.label }) else { continue }
            result[rest[place].name] = argument.element
            rest = rest[(place + 1)...]
        }
        return result
    }

    func apply(_ function: Function, to values: [Value]) -> Value {
        let arguments = values.map { Argument(label: nil, value: $0) }
        return run(function, in: boundScope(of: function, arguments), arguments)
    }

    private func run(_ function: Function, in scope: Scope, _ arguments: [Argument]) -> Value {
        switch function.body {
        case .block(let block):
            return result(of: block, in: scope, resultType: function.result)
        case .keyPath(let names):
            return names.reduce(arguments.first?.value ?? .unknown) { member($1, of: $0) }
        case .initializer(let type):
            return types[type]?.kind == nil && arguments.count == 1 && type == "String"
                ? described(arguments[0].value).map(Value.string) ?? .unknown : .unknown
        }
    }

    private func boundScope(of function: Function, _ arguments: [Argument]) -> Scope {
        let scope = Scope(in: function.scope)
        if let receiver = function.receiver { scope.declare("self", receiver) }
        guard !function.parameters.isEmpty || function.name != nil else {
            for (number, argument) in arguments.enumerated() { scope.declare("$\(number)", argument.value) }
            if arguments.count == 1, case .tuple(let parts) = arguments[0].value, parts.count > 1 {
                for (number, part) in parts.enumerated().dropFirst() { scope.declare("$\(number)", part.value) }
            }
            return scope
        }
        if function.name == nil, arguments.count == 1, function.parameters.count > 1,
            case .tuple(let parts) = arguments[0].value
        {
            for (parameter, part) in zip(function.parameters, parts) { scope.declare(parameter.name, part.value) }
            return scope
        }
        bind(function.parameters, arguments, in: scope, of: function)
        return scope
    }

    private func bind(_ parameters: [Parameter], _ arguments: [Argument], in scope: Scope, of function: Function) {
        var rest = arguments[...]
        for parameter in parameters {
            if parameter.type?.text.hasSuffix("...") == true {
                var items: [ListValue.Item] = []
                while let next = rest.first, items.isEmpty ? next.label == parameter.label : next.label == nil {
                    items.append(
                        ListValue.Item(value: next.value, presence: .always, source: next.element?.value))
                    rest = rest.dropFirst()
                }
                scope.declare(parameter.name, .list(ListValue(items: items, isComplete: true)))
            } else if let next = rest.first, next.label == parameter.label || isTrailing(next, parameter) {
                scope.declare(parameter.name, copied(next.value))
                rest = rest.dropFirst()
            } else if let initial = parameter.defaultValue {
                let type = parameter.type?.text
                scope.declare(parameter.name, evaluate(initial, in: function.scope, expecting: type))
            } else {
                scope.declare(parameter.name, .unknown)
            }
        }
    }

    /// A closure behind the parentheses has no label, whatever the parameter's is.
    private func isTrailing(_ argument: Argument, _ parameter: Parameter) -> Bool {
        guard argument.element == nil, argument.label == nil, case .function = argument.value else { return false }
        return parameter.type?.text.contains("->") ?? true
    }

    /// What a function did to its `inout` parameters.
    private func writeBack(_ call: Call, _ function: Function, from inner: Scope, in scope: Scope) {
        let arguments = call.arguments?.elements ?? []
        for (argument, parameter) in zip(arguments, function.parameters) {
            guard case .prefixed("&", let target) = argument.value.form,
                let value = inner.variables[parameter.name]
            else { continue }
            mutate(target, in: scope) { _ in value }
        }
    }
}
