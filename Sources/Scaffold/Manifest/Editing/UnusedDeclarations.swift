/// The constants and static members of a manifest that nothing names any more once an entry is gone.
struct UnusedDeclarations {
    private let source: ManifestSource
    private let names: [Declaration]

    init(after source: ManifestSource, before: ManifestSource) {
        self.source = source
        let used = Self.mentions(in: before.tree)
        let left = Self.mentions(in: source.tree)
        names = Self.declarations(of: CodeBlock(source.tree).declarations).filter { declaration in
            let name = declaration.bindings[0].name
            return left[name] ?? 0 < 2 && used[name] ?? 0 > 1
        }
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

    /// Variables with one name each: those of the file, and of its extensions and enums.
    private static func declarations(of declarations: [Declaration]) -> [Declaration] {
        declarations.flatMap { declaration -> [Declaration] in
            if declaration.kind == .variable { return declaration.bindings.count == 1 ? [declaration] : [] }
            return declaration.members.filter { $0.kind == .variable && $0.bindings.count == 1 }
        }
    }

    private static func mentions(in tree: SyntaxTree) -> [String: Int] {
        tree.code.indices.reduce(into: [:]) { counts, index in
            if tree.kind(index) == .identifier { counts[tree.name(index), default: 0] += 1 }
        }
    }
}
