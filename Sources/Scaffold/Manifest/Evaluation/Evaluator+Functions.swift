/// Calling the manifest's own functions and closures.
extension Evaluator {
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
        let arguments = values.enumerated().map { number, value in
            let isNamed = function.name != nil && function.parameters.indices.contains(number)
            return Argument(label: isNamed ? function.parameters[number].label : nil, value: value)
        }
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

    func boundScope(of function: Function, _ arguments: [Argument]) -> Scope {
        let scope = Scope(in: function.scope)
        if let receiver = function.receiver { scope.declare("self", receiver) }
        guard !function.parameters.isEmpty || function.name != nil else {
            for (number, argument) in arguments.enumerated() { scope.declare("$\(number)", argument.value) }
            if arguments.count == 1, case .tuple(let parts) = arguments[0].value, usesSecondParameter(function) {
                for (number, part) in parts.enumerated() { scope.declare("$\(number)", part.value) }
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

    /// Whether a closure takes a tuple apart: `{ f($0, $1) }`.
    private func usesSecondParameter(_ function: Function) -> Bool {
        guard case .block(let block) = function.body else { return false }
        return block.span.indices.contains { tree.is($0, "$1") }
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
            mutate(target, in: scope) { $0 = value }
        }
    }
}
