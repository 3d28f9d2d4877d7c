/// The types that functions declare in their bodies: what they call their members may be called so elsewhere, too.
struct TypesInBodies {
    /// The names of their properties and cases.
    let memberNames: Set<String>

    private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "extension", "protocol"]
    private static let headerLimit = 80

    init(_ tree: SyntaxTree) {
        var names: Set<String> = []
        let known = Set(Self.bodies(of: CodeBlock(tree).declarations, in: tree))
        for index in tree.code.indices where tree.isAny(index, of: Self.keywords) && tree.kind(index - 1) != .period {
            let header = index + 1..<min(index + Self.headerLimit, tree.code.count)
            guard tree.kind(index + 1) == .identifier, let open = header.first(where: { tree.kind($0) == .openBrace }),
                !known.contains(open), let close = tree.partner(of: open)
            else { continue }
            for declaration in CodeBlock(tree, CodeSpan(start: open + 1, end: close), .members).declarations {
                names.formUnion(declaration.bindings.map(\.name))
                names.formUnion(declaration.cases.map(\.name))
            }
        }
        memberNames = names
    }

    /// Where the bodies of types begin that stand at the top of the file or in another type.
    private static func bodies(of declarations: [Declaration], in tree: SyntaxTree) -> [Int] {
        declarations.filter(\.kind.hasMembers).flatMap { declaration in
            let open = declaration.span.indices.first { tree.kind($0) == .openBrace }
            return [open].compactMap { $0 } + bodies(of: declaration.members, in: tree)
        }
    }
}
