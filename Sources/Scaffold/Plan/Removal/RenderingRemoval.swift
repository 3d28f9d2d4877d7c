/// Takes out what one rendering made: its files, its edits, and nothing that stays in use.
struct RenderingRemoval {
    let workspace: Workspace
    let run: RemovalRun

    private var tree: WorkingTree { workspace.tree }

    /// - Parameter others: other ways in which the files can have been made.
    /// - Returns: the files that go.
    func remove(_ rendering: Rendering, alsoMadeAs others: [RelativePath: [[UInt8]]] = [:]) throws -> [RelativePath] {
        for file in rendering.files {
            try run.remove(file.path, madeAs: [file.laidOut(in: workspace)] + (others[file.path] ?? []))
        }
        let paths = rendering.files.map(\.path)
        if run.keepsEdited { try keepWhatIsNeeded(among: paths) }
        try run.takeBack(rendering.edits)
        return paths.filter(tree.removals.contains)
    }

    /// A file that stays because it was changed brings back those that declare what it uses.
    private func keepWhatIsNeeded(among paths: [RelativePath]) throws {
        var pending = paths.filter(run.kept.contains)
        while let kept = pending.popLast() {
            guard let bytes = try tree.contents(of: kept) else { continue }
            let syntax = SyntaxTree(lexing: SourceText(bytes))
            let words = Set(syntax.code.indices.filter { syntax.kind($0) == .identifier }.map(syntax.name))
            for path in paths where tree.removals.contains(path) {
                guard !words.isDisjoint(with: try typeNames(in: path, extensions: true)) else { continue }
                try run.restore(path, neededBy: kept)
                pending.append(path)
            }
        }
    }

    /// The types that a file declares on disk.
    func typeNames(in path: RelativePath, extensions: Bool = false) throws -> [String] {
        guard let bytes = try tree.contentsOnDisk(of: path) else { return [] }
        return CodeBlock(SyntaxTree(lexing: SourceText(bytes))).declarations
            .filter { $0.kind.hasMembers && (extensions || $0.kind != .extension) }
            .map(\.name)
    }

    /// The static members that a file adds to types on disk.
    func staticMembers(in path: RelativePath) throws -> [(name: String, owner: String)] {
        guard let bytes = try tree.contentsOnDisk(of: path) else { return [] }
        return CodeBlock(SyntaxTree(lexing: SourceText(bytes))).declarations
            .filter { $0.kind == .extension }
            .flatMap { type in
                type.members.filter { $0.hasModifier("static") }.flatMap(\.bindings).map { ($0.name, type.name) }
            }
    }
}
