/// The constants and static members of a manifest that nothing names any more once an entry is gone.
struct UnusedDeclarations {
    private let source: ManifestSource
    private let names: [Declaration]

    private struct Name: Hashable {
        let text: String
        let isMember: Bool
    }

    /// - Parameter packageNames: the variables that hold the package, which SwiftPM finds without them.
    init(after source: ManifestSource, before: ManifestSource, except packageNames: Set<String>) {
        self.source = source
        let used = Self.mentions(in: before.tree)
        let left = Self.mentions(in: source.tree)
        let declarations = Self.declarations(of: CodeBlock(source.tree).declarations)
        names = declarations.filter { declaration, isMember in
            let text = declaration.bindings[0].name
            guard !packageNames.contains(text) else { return false }
            // A member can also be named without a dot, where it is declared.
            let names = [Name(text: text, isMember: false)] + (isMember ? [Name(text: text, isMember: true)] : [])
            func count(_ counts: [Name: Int]) -> Int { names.reduce(0) { $0 + counts[$1, default: 0] } }
            return count(left) < 2 && count(used) > 1
        }
        .map(\.declaration)
    }

    /// A note on each, which stays: it was not asked for.
    var notes: [Diagnostic] {
        names.map { declaration in
            let name = declaration.bindings[0].name
            return Diagnostic(
                .mentionLeft,
                severity: .note,
                "nothing in the manifest uses `\(name)` any more",
                at: DiagnosticLocation(file: source.file, offset: declaration.range.lowerBound, in: source.text),
                remedy: "take it out by hand if it is not needed"
            )
        }
    }

    /// Variables with one name each: those of the file, and the members of its extensions and enums.
    private static func declarations(
        of declarations: [Declaration]
    ) -> [(declaration: Declaration, isMember: Bool)] {
        declarations.flatMap { declaration -> [(declaration: Declaration, isMember: Bool)] in
            if declaration.kind == .variable { return [(declaration, false)] }
            return declaration.members.filter { $0.kind == .variable }.map { ($0, true) }
        }
        .filter { $0.declaration.bindings.count == 1 }
    }

    /// How often each name is meant: labels are none, and what stands behind a dot is a member.
    private static func mentions(in tree: SyntaxTree) -> [Name: Int] {
        tree.code.indices.reduce(into: [:]) { counts, index in
            guard tree.kind(index) == .identifier else { return }
            let isLabel =
                tree.kind(index + 1) == .colon && [.openParen, .comma].contains(tree.kind(index - 1))
            guard !isLabel else { return }
            counts[Name(text: tree.name(index), isMember: tree.kind(index - 1) == .period), default: 0] += 1
        }
    }
}
