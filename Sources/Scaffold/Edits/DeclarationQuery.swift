/// A declaration by its kind and name: `enum CartRoute`, `class AppCoordinator`, `func view(for:)`, and of functions that
/// differ only in the types of their parameters `func view(for: CartRoute)`.
struct DeclarationQuery: Sendable, Hashable, CustomStringConvertible {
    /// As it was written.
    let description: String
    /// `init` and `subscript` have no name of their own.
    let name: String
    private let kinds: Set<Declaration.Kind>
    private let isStatic: Bool
    /// With the labels, where the query has them.
    private let signature: String?
    /// The last name in the type of each parameter, where the query has it.
    private let parameterTypes: [String?]

    /// What people turn into one another while the code around it stays as it is.
    private static let nominal: Set<Declaration.Kind> = [.struct, .class, .actor]

    /// Nil for words that are no declaration.
    init?(_ text: String) {
        let tree = SyntaxTree(lexing: SourceText(text))
        var index = 0
        var isStatic = false
        while tree.isAny(index, of: ["static", "class"]), tree.isAny(index + 1, of: ["func", "let", "var", "init"]) {
            isStatic = true
            index += 1
        }
        guard let kinds = Self.kinds(of: tree.string(index)) else { return nil }
        let isInitializer = kinds == [.initializer]
        let nameIndex = isInitializer ? index : index + 1
        guard nameIndex < tree.code.count else { return nil }
        var end = nameIndex + 1
        while tree.kind(end) == .period { end += 2 }
        name = (nameIndex..<min(end, tree.code.count)).map(tree.name).joined()
        if isInitializer, tree.kind(end) == .postfixMark { end += 1 }
        let hasParameters = tree.kind(end) == .openParen
        let parameters = hasParameters ? Parameter.list(opening: end, in: tree) : []
        signature = hasParameters ? name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" : nil
        parameterTypes = parameters.map { $0.type?.lastName }
        self.kinds = kinds
        self.isStatic = isStatic
        description = text
    }

    private static func kinds(of keyword: String) -> Set<Declaration.Kind>? {
        switch keyword {
        case "enum": [.enum]
        case "struct", "class", "actor": nominal
        case "protocol": [.protocol]
        case "extension": [.extension]
        case "func": [.function]
        case "init": [.initializer]
        case "let", "var": [.variable]
        case "typealias": [.typealias]
        default: nil
        }
    }

    /// Whether a file can hold the declaration at all: a cheap look before it is lexed.
    func mayOccur(in contents: [UInt8]) -> Bool {
        let needle = Array((name.split(separator: ".").last ?? "").utf8)
        guard let first = needle.first, contents.count >= needle.count else { return false }
        var start = 0
        while let found = contents[start...].firstIndex(of: first), found + needle.count <= contents.count {
            if contents[found..<found + needle.count].elementsEqual(needle) { return true }
            start = found + 1
        }
        return false
    }

    /// Whether a declaration is what is asked for, by its own name.
    func matches(_ declaration: Declaration) -> Bool {
        guard kinds.contains(declaration.kind) else { return false }
        if isStatic, !declaration.hasModifier("static"), !declaration.hasModifier("class") { return false }
        if let signature, declaration.kind == .function || declaration.kind == .initializer {
            return declaration.signature == signature
        }
        return declaration.kind == .variable
            ? declaration.bindings.contains { $0.name == name } : declaration.name == name
    }

    /// Whether a function takes the types that the query names, as far as their last names tell.
    func namesTypes(of declaration: Declaration) -> Bool {
        zip(parameterTypes, declaration.parameters).allSatisfy { wanted, parameter in
            wanted == nil || parameter.type?.lastName == wanted
        }
    }

    /// The places in a file that declare it, and the extensions of it there. Of nested types, the query names the path:
    /// `CartView.ViewModel`.
    func find(in file: EditedFile) -> (declarations: [Declaration], extensions: [Declaration]) {
        var declarations: [Declaration] = []
        var extensions: [Declaration] = []
        let path = name.split(separator: ".").map(String.init)
        var pending = CodeBlock(file.tree).declarations.reversed().map { ($0, path) }
        while let (declaration, rest) = pending.popLast() {
            let own = declaration.name.split(separator: ".").map { $0.filter { $0 != "`" } }
            if declaration.kind == .extension, own == rest {
                extensions.append(declaration)
            } else if rest.count == 1, declaration.name == rest[0], kinds.contains(declaration.kind) {
                declarations.append(declaration)
            } else if rest.count > own.count, Array(rest.prefix(own.count)) == own, declaration.kind.hasMembers {
                let inner = Array(rest.dropFirst(own.count))
                pending += declaration.members.reversed().map { member in
                    var member = member
                    member.conditions = declaration.conditions + member.conditions
                    return (member, inner)
                }
            }
        }
        return (declarations, extensions)
    }
}

extension TypeReference {
    /// `CartRoute` for `CartRoute`, `Cart.CartRoute?` and `inout CartRoute`; nil for a type without a name.
    fileprivate var lastName: String? {
        span.indices.last { tree.kind($0) == .identifier }.map(tree.name)
    }
}
