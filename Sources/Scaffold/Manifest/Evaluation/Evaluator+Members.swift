extension Evaluator {
    func member(_ name: String, of base: Expression, _ expression: Expression, in scope: Scope) -> Value {
        let value = evaluate(base, in: scope)
        if case .type(let type) = value, let enumCase = enumCase(name, of: type, expression) { return enumCase }
        if case .type = value, case .unknown = member(name, of: value), isPackageType(value) {
            return .record(Record(.element, head: name, expression: expression, context: context))
        }
        return member(name, of: value)
    }

    /// Whether `Type.name` can be spelled `.name` in PackageDescription.
    private func isPackageType(_ value: Value) -> Bool {
        guard case .type(let type) = value else { return false }
        return !types.isDeclared(type)
            && !["Context", "ProcessInfo", "FileManager", "URL", "Bundle", "CommandLine", "Self"].contains(type)
    }

    func member(_ name: String, of value: Value) -> Value {
        switch value {
        case .record(let record): return field(name, of: record)
        case .type(let type): return staticMember(name, of: type)
        case .list(let list): return member(name, of: list, value)
        case .string(let text):
            switch name {
            case "isEmpty": return .boolean(text.isEmpty)
            case "count": return .integer(text.count)
            default: return computed(name, of: value, type: "String")
            }
        case .tuple(let parts):
            if let part = parts.first(where: { $0.label == name }) { return part.value }
            return Int(name).flatMap { parts.indices.contains($0) ? parts[$0].value : nil } ?? .unknown
        case .dictionary(let pairs):
            let items: [Value]
            switch name {
            case "keys": items = pairs.map(\.key)
            case "values": items = pairs.map(\.value)
            case "count": return .integer(pairs.count)
            case "isEmpty": return .boolean(pairs.isEmpty)
            default: return .unknown
            }
            return .list(
                ListValue(
                    items: items.map { ListValue.Item(value: $0, presence: .always, source: nil) }, isComplete: true))
        case .choice(let alternatives):
            return .joining(
                alternatives.map { Value.Alternative(value: member(name, of: $0.value), presence: $0.presence) })
        case .null: return .null
        default: return .unknown
        }
    }

    private func member(_ name: String, of list: ListValue, _ value: Value) -> Value {
        let isCertain = list.isComplete && list.items.allSatisfy { $0.presence != .sometimes }
        let live = list.items.filter { $0.presence > .never }
        switch name {
        case "isEmpty":
            if live.contains(where: { $0.presence == .always }) { return .boolean(false) }
            return isCertain ? .boolean(live.isEmpty) : .unknown
        case "count": return isCertain ? .integer(live.count) : .unknown
        case "first": return isCertain ? live.first?.value ?? .null : .unknown
        case "last": return isCertain ? live.last?.value ?? .null : .unknown
        case "indices":
            guard isCertain else { return .unknown }
            let numbers = list.items.indices.map { index in
                ListValue.Item(value: .integer(index), presence: list.items[index].presence, source: nil)
            }
            return .list(ListValue(items: numbers, isComplete: true))
        case "lazy": return value
        default:
            let type = types.entries.keys.sorted().first {
                $0 == "Array" || ($0.hasPrefix("[") && types.instanceMember(name, of: $0) != nil)
            }
            return type.map { computed(name, of: value, type: $0) } ?? .unknown
        }
    }

    // MARK: Fields

    private static let targetMethods: Set<String> = [
        "target", "executableTarget", "testTarget", "systemLibrary", "binaryTarget", "plugin", "macro",
    ]

    func field(_ name: String, of record: Record) -> Value {
        if let value = record.fields[name] { return value }
        if let type = typeName(of: .record(record)), let member = types.instanceMember(name, of: type) {
            return memberValue(name, member, of: .record(record))
        }
        switch record.kind {
        case .package:
            return ["products", "dependencies", "targets"].contains(name) ? .list(.empty) : .null
        case .element:
            return elementField(name, of: record)
        case .enumCase(let type) where name == "self":
            return types.isDeclared(type) ? .record(record) : .unknown
        default:
            return .unknown
        }
    }

    private func elementField(_ name: String, of record: Record) -> Value {
        switch name {
        case "dependencies", "exclude":
            return .list(.empty)
        case "type" where Self.targetMethods.contains(record.head):
            let kinds = [
                "target": "regular", "executableTarget": "executable", "testTarget": "test",
                "systemLibrary": "system", "binaryTarget": "binary",
            ]
            let head = kinds[record.head] ?? record.head
            return .record(Record(.element, head: head, expression: record.expression, context: nil))
        case "isTest":
            return .boolean(record.head == "testTarget")
        case "path", "sources", "resources", "swiftSettings", "cSettings", "cxxSettings", "linkerSettings", "plugins":
            return Self.targetMethods.contains(record.head) ? .null : .unknown
        default:
            return .unknown
        }
    }

    /// The type whose extensions add members to a value.
    func typeName(of value: Value) -> String? {
        switch value {
        case .string: return "String"
        case .type(let name): return name
        case .record(let record):
            if let name = record.typeName { return name }
            switch record.head {
            case let head where Self.targetMethods.contains(head) && record.fields["capability"] != nil: return "Target"
            case "package": return "Package.Dependency"
            case "library", "executable": return "Product"
            case "product", "byName": return "Target.Dependency"
            case let head where Self.targetMethods.contains(head): return "Target"
            default: return nil
            }
        default: return nil
        }
    }

    private func computed(_ name: String, of value: Value, type: String) -> Value {
        guard let member = types.instanceMember(name, of: type) else { return .unknown }
        return memberValue(name, member, of: value)
    }

    private func memberValue(_ name: String, _ member: Declaration, of receiver: Value) -> Value {
        let scope = Scope(in: globals)
        scope.declare("self", receiver)
        if member.kind == .function {
            return function(member, in: scope, receiver: receiver).map(Value.function) ?? .unknown
        }
        guard let binding = member.bindings.first(where: { $0.name == name }), let accessors = binding.accessors,
            !binding.isStored(in: tree)
        else { return .unknown }
        return computed(accessors, in: scope, type: binding.type?.text)
    }

    private func staticMember(_ name: String, of type: String) -> Value {
        if name == "self" { return .type(type) }
        if let (owner, member) = types.staticMember(name, expected: type) {
            return staticValue(name, of: owner, member)
        }
        if name == "allCases", let entry = types[type], entry.kind == .enum {
            let items = entry.cases.map { element -> ListValue.Item in
                let expression = Expression(tree, CodeSpan(start: element.span.start, end: element.span.start + 1))
                let value = enumCase(element.name, of: type, expression) ?? .unknown
                return ListValue.Item(value: value, presence: .always, source: nil)
            }
            return .list(ListValue(items: items, isComplete: true))
        }
        if name == "init" {
            return .function(
                Function(name: "init", parameters: [], result: nil, body: .initializer(of: type), scope: globals))
        }
        return name.first?.isUppercase == true && !["Context", "ProcessInfo"].contains(type)
            ? .type(types.resolved("\(type).\(name)")) : .unknown
    }

    func element(of base: Expression, _ list: ElementList, in scope: Scope) -> Value {
        let value = evaluate(base, in: scope).settled
        let index = list.elements.first.map { evaluate($0.value, in: scope).settled } ?? .unknown
        switch (value, index) {
        case (.list(let list), .integer(let number)):
            guard list.isComplete, list.items.allSatisfy({ $0.presence == .always }) else { return .unknown }
            return list.items.indices.contains(number) ? list.items[number].value : .unknown
        case (.dictionary(let pairs), let key):
            guard let wanted = key.key, pairs.allSatisfy({ $0.key.key != nil }) else { return .unknown }
            if let pair = pairs.last(where: { $0.key.key == wanted }) { return pair.value }
            let fallback = list.elements.first { $0.labelName == "default" }
            return fallback.map { evaluate($0.value, in: scope) } ?? .null
        case (.type(let element), _) where list.elements.isEmpty: return .type("[\(element)]")
        default: return .unknown
        }
    }

    /// The elements over which a loop goes; nil where they are not known.
    func items(of value: Value) -> ListValue? {
        switch value {
        case .list(let list): return list
        case .dictionary(let pairs):
            let items = pairs.map { pair in
                ListValue.Item(
                    value: .tuple([("key", pair.key), ("value", pair.value)]), presence: .always, source: nil)
            }
            return ListValue(items: items, isComplete: true)
        case .choice: return value.settled.list
        default: return nil
        }
    }
}
