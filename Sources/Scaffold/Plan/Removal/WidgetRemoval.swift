/// Takes the widget of a feature out: its package, and the files of the app's extension.
struct WidgetRemoval {
    let makers: Makers
    let feature: FeaturePackage
    let run: RemovalRun

    /// - Throws: `WorkspaceError.noWidget`.
    func remove() throws {
        let workspace = makers.workspace
        let planner = WidgetPlanner(
            workspace: workspace,
            catalog: makers.catalog,
            request: WidgetRequest(typed: feature.name, feature: try ModuleName(feature.name)),
            circumstances: makers.circumstances
        )
        let rendering = try planner.rendering(for: feature)
        guard try rendering.files.contains(where: { try workspace.tree.kind(of: $0.path) == .file }) else {
            throw WorkspaceError.noWidget(of: feature.name)
        }
        // Without the extension's files, what is said of them is left out elsewhere.
        var alone = planner
        alone.request.hasExtension = false
        var others: [RelativePath: [[UInt8]]] = [:]
        for file in try alone.rendering(for: feature).files {
            others[file.path] = [try file.laidOut(in: workspace)]
        }
        let folder = rendering.files.first { $0.path.name == ManifestFiles.plain }?.path.parent
        let dependents = try folder.map { try workspace.dependents(of: $0) } ?? []
        run.refuse(
            dependents.map { package in
                Diagnostic(
                    .stillUsed,
                    "the package `\(package.isRoot ? "." : package.description)` depends on the widget's",
                    at: DiagnosticLocation(file: package.file(ManifestFiles.plain).description),
                    remedy: "take that dependency out first"
                )
            }
        )
        _ = try RenderingRemoval(workspace: workspace, run: run).remove(rendering, alsoMadeAs: others)
    }
}
