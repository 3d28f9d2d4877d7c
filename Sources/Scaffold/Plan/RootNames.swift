/// The types that the app's root means by their names alone: no two modules that it imports may declare one.
struct RootNames {
    let workspace: Workspace

    private var sources: SourceFiles { SourceFiles(tree: workspace.tree) }

    /// A file of another feature that declares one of the names for others to see.
    func clash(of names: Set<String>, besides folder: RelativePath) throws -> (file: RelativePath, type: String)? {
        for feature in try workspace.features() where feature.path != folder {
            for path in try sources.paths(below: feature.path.file("Sources")) {
                guard let bytes = try workspace.tree.contents(of: path),
                    names.contains(where: { bytes.contains(sequence: Array($0.utf8)) })
                else { continue }
                let clash = CodeBlock(SyntaxTree(lexing: SourceText(bytes))).declarations.first { type in
                    type.kind.hasMembers && type.kind != .extension && type.hasModifier("public")
                        && names.contains(type.name)
                }
                if let clash { return (path, clash.name) }
            }
        }
        return nil
    }

    /// Those of the names that the root's files hold.
    func mentioned(among names: some Sequence<String>) throws -> Set<String> {
        guard let folder = workspace.appRootSources else { return [] }
        var found: Set<String> = []
        for path in try sources.paths(below: folder) {
            guard let bytes = try workspace.tree.contents(of: path) else { continue }
            found.formUnion(names.filter { bytes.contains(sequence: Array($0.utf8)) })
        }
        return found
    }
}
