/// Which names of a screen's types a workspace leaves free.
struct ScreenNames {
    let workspace: Workspace
    let feature: FeaturePackage

    /// A screen has one place in its feature, and no name of a module.
    ///
    /// - Throws: `WorkspaceError.nameTaken`, `FileError`.
    func refuseTaken(_ screen: NewScreen) throws {
        let suggestion = screen.stem + (screen.suffix == "Page" ? "Overview" : "Page")
        func taken(_ owner: String, or suggestion: String) -> WorkspaceError {
            .nameTaken(screen.stem, as: .screen, owner: owner, suggestion: suggestion)
        }
        if screen.stem.lowercased() == feature.name.lowercased() {
            throw taken("it is the name of the feature's module", or: screen.stem + "Overview")
        }
        let sources = feature.path.file("Sources")
        // `URLListView` and `UrlListView` are one file on most Macs, and `urlList` is one case.
        let files = try SourceFiles(tree: workspace.tree).paths(below: sources)
        let other = files.first { path in
            path.withoutExtension != screen.view
                && path.withoutExtension.name.lowercased() == screen.view.name.lowercased()
        }
        if let other { throw taken("there is `\(other)` already", or: suggestion) }
        var types = [(name: screen.type, file: screen.view, folder: sources)]
        if case .topLevel(let name) = screen.model.name {
            types.append((name, screen.model.file ?? screen.view, sources))
        }
        types.append((screen.suite, screen.suiteFile, feature.path.file("Tests")))
        for type in types {
            guard let file = try file(declaring: type.name, below: type.folder, besides: type.file) else { continue }
            throw taken("`\(type.name)` is declared in `\(file)`", or: suggestion)
        }
        if let owner = try TakenNames(in: workspace).owner(ofTarget: screen.type, besides: .root.file(".none")) {
            throw taken("`\(screen.type)` is \(owner)", or: suggestion)
        }
    }

    /// Another file than the one that is to hold a type, and that declares it outside of all others.
    private func file(
        declaring type: String,
        below folder: RelativePath,
        besides own: RelativePath
    ) throws -> RelativePath? {
        let files = try SourceFiles(tree: workspace.tree).files(below: folder, mentioning: type)
        let found = files.first { file in
            file.path.withoutExtension != own
                && CodeBlock(file.tree).declarations.contains { declaration in
                    declaration.kind.hasMembers && declaration.kind != .extension && declaration.name == type
                }
        }
        return found?.path
    }
}
