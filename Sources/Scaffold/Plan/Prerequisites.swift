/// Brings along what a blueprint needs to exist first, such as the package that all features share.
struct Prerequisites {
    let catalog: Catalog
    let context: BlueprintContext
    let run: BlueprintRun

    /// Adds each required blueprint that no package of the workspace satisfies.
    ///
    /// - Throws: `Refusal` where a package of that name lacks a declaration that the blueprint provides.
    func add(_ names: [String]) throws {
        for name in names {
            let blueprint = try catalog.blueprint(named: name)
            try add(blueprint.scaffold?.requires ?? [])
            let rendering = try blueprint.render(context.bindings(for: blueprint))
            guard let manifest = rendering.files.first(where: { $0.path.name == "Package.swift" }) else { continue }
            let folder = manifest.path.parent
            if try context.workspace.tree.kind(of: folder.file("Package.swift")) == .file {
                try refuseMissingDeclarations(of: blueprint, in: folder)
            } else {
                try run.add(rendering)
            }
        }
    }

    private func refuseMissingDeclarations(of blueprint: Blueprint, in folder: RelativePath) throws {
        var missing: [String] = []
        for declaration in blueprint.scaffold?.provides ?? []
        where try !isProvided(declaration, in: folder) {
            missing.append(declaration)
        }
        guard !missing.isEmpty else { return }
        throw Refusal(
            Diagnostic(
                .requirementUnmet,
                "the package `\(folder)` lacks what features need: "
                    + missing.map { "`\($0)`" }.joined(separator: ", "),
                at: DiagnosticLocation(file: folder.file("Package.swift").description),
                remedy: "add the missing declarations, or rename that package so that its own is made"
            )
        )
    }

    /// Whether a package has a declaration of the bundle's `Provides`: a package or a product by name, else a type.
    private func isProvided(_ declaration: String, in folder: RelativePath) throws -> Bool {
        let words = declaration.split(separator: " ").map(String.init)
        let manifest = try context.workspace.manifest(in: folder)
        switch (words.first, words.last) {
        case ("package", let name?):
            return manifest?.name?.value == name
        case ("product", let name?):
            return manifest?.products.entries.contains { $0.name == name } == true
        default:
            guard let query = DeclarationQuery(declaration) else { return false }
            let sources = SourceFiles(tree: context.workspace.tree)
            return try sources.files(below: folder.file("Sources"), mentioning: query.name)
                .contains {
                    !query.find(in: EditedFile(path: $0.path, contents: $0.tree.text.bytes)).declarations.isEmpty
                }
        }
    }
}
