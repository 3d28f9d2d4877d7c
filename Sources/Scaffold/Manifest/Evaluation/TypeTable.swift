/// The types that a manifest declares or extends, with their members.
struct TypeTable {
    struct Entry {
        var kind: Declaration.Kind?
        var members: [Declaration] = []

        var cases: [EnumElement] { members.flatMap(\.cases) }
        /// The variables that an instance stores, in order.
        var stored: [VariableBinding] {
            members.filter { $0.kind == .variable && !$0.hasModifier("static") }
                .flatMap { member in member.bindings.filter { $0.isStored(in: member.tree) } }
        }
        var initializers: [Declaration] { members.filter { $0.kind == .initializer } }
    }

    /// Deeper than anybody nests types.
    private static let nestingLimit = 20

    private(set) var entries: [String: Entry] = [:]
    private var aliases: [String: String] = [:]

    mutating func add(_ declaration: Declaration, inside outer: String? = nil, depth: Int = 0) {
        guard depth < Self.nestingLimit else { return }
        switch declaration.kind {
        case .struct, .class, .enum, .actor, .extension:
            let name = outer.map { "\($0).\(declaration.name)" } ?? Self.plain(declaration.name)
            if declaration.kind != .extension { entries[name, default: Entry()].kind = declaration.kind }
            let members = declaration.members
            entries[name, default: Entry()].members += members
            for member in members { add(member, inside: name, depth: depth + 1) }
            if outer != nil, declaration.kind != .extension { aliases[declaration.name] = name }
        case .typealias:
            let scanner = CodeScanner(declaration.tree, in: declaration.span)
            var index = declaration.nameSpan.end
            while index < declaration.span.end, !scanner.is(index, "=") { index += 1 }
            let type = CodeSpan(start: index + 1, end: declaration.span.end)
            if !type.isEmpty { aliases[declaration.name] = declaration.tree.compact(type) }
        default: break
        }
    }

    /// A type's name without its module, its optional marks, and with aliases resolved.
    func resolved(_ type: String) -> String {
        var name = Self.plain(type)
        for _ in 0..<8 {
            guard let alias = aliases[name] else { break }
            name = Self.plain(alias)
        }
        return name
    }

    private static func plain(_ type: String) -> String {
        var name = type
        for prefix in ["PackageDescription.", "inout"] where name.hasPrefix(prefix) {
            name.removeFirst(prefix.count)
        }
        while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
        if name.hasPrefix("Array<"), name.hasSuffix(">") { name = "[" + name.dropFirst(6).dropLast() + "]" }
        if name.hasPrefix("[PackageDescription.") { name = "[" + name.dropFirst("[PackageDescription.".count) }
        return name
    }

    /// The type of the elements of a list type.
    func element(of type: String?) -> String? {
        guard let name = type.map(resolved), name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") else {
            return nil
        }
        return resolved(String(name.dropFirst().dropLast()))
    }

    func isDeclared(_ type: String) -> Bool { entries[resolved(type)]?.kind != nil }

    subscript(type: String) -> Entry? { entries[resolved(type)] }

    /// A static member, in the expected type, or in the only type that has one of that name.
    func staticMember(_ name: String, expected: String?) -> (type: String, member: Declaration)? {
        if let expected {
            for type in [resolved(expected), "Array"] {
                if let member = entries[type]?.members.first(where: { Self.isStatic($0, name) }) {
                    return (type, member)
                }
            }
        }
        let found = entries.compactMap { type, entry in
            entry.members.first { Self.isStatic($0, name) }.map { (type, $0) }
        }
        return expected == nil && found.count == 1 ? found[0] : nil
    }

    private static func isStatic(_ member: Declaration, _ name: String) -> Bool {
        let isShared = member.hasModifier("static") || member.hasModifier("class")
        return isShared && (member.name == name || member.bindings.contains { $0.name == name })
    }

    /// A member of an instance.
    func instanceMember(_ name: String, of type: String) -> Declaration? {
        self[type]?.members.first { member in
            !member.hasModifier("static") && (member.kind == .function || member.kind == .variable)
                && (member.name == name || member.bindings.contains { $0.name == name })
        }
    }
}
