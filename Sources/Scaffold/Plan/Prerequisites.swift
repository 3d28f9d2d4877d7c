/// Brings along what a blueprint needs to exist first, such as the package that all features share.
struct Prerequisites {
    let catalog: Catalog
    let context: BlueprintContext
    let run: BlueprintRun
    /// Values of options that the required blueprints get too, such as the platforms of a new app.
    var overrides: [String: String] = [:]

    /// Adds each required blueprint that no package of the workspace satisfies.
    ///
    /// - Throws: `Refusal` where a package of that name lacks a declaration that the blueprint provides.
    func add(_ names: [String]) throws {
        for name in names {
            let blueprint = try catalog.blueprint(named: name)
            try add(blueprint.scaffold?.requires ?? [])
            var bindings = try context.bindings(for: blueprint)
            bindings.overrides.merge(overrides) { $1 }
            let rendering = try blueprint.render(bindings)
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
        let missing = try ProvidedDeclarations(workspace: context.workspace, folder: folder).missing(of: blueprint)
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
}
