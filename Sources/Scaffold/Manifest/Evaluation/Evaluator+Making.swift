/// Making elements of PackageDescription and instances of the manifest's own types.
extension Evaluator {
    func make(_ type: String, _ call: Call, _ expression: Expression, in scope: Scope) -> Value {
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
            // What an initializer does that an extension adds is not followed.
            if types[type]?.initializers.isEmpty == false { return opaque(call, in: scope) }
            return .record(element(.element, head: name, call, expression, in: scope))
        }
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

    func element(
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
}
