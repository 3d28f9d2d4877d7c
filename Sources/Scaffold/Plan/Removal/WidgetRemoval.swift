/// Takes the widget of a feature out: its module, and the files of the app's extension.
struct WidgetRemoval {
    let makers: Makers
    let feature: FeaturePackage
    let run: RemovalRun

    private var workspace: Workspace { makers.workspace }
    private var widget: FeatureWidget { workspace.widget(of: feature.name) }

    /// - Throws: `WorkspaceError.noWidget`.
    func remove() throws {
        let renderings = try WidgetRenderings(makers, feature)
        let rendering = renderings.rendering
        guard try rendering.files.contains(where: { try workspace.tree.kind(of: $0.path) == .file }) else {
            throw WorkspaceError.noWidget(of: feature.name)
        }
        run.refuse(try dependentPackages() + dependentTargets(besides: rendering))
        // What people have put beside it would be left without a manifest, or without its extension.
        let known = Set(rendering.files.map(\.path))
        for folder in [widget.path, widget.extensionFolder] {
            for path in try workspace.tree.filesOfWork(below: folder) where !known.contains(path) {
                try run.remove(path, madeAs: [])
            }
        }
        var others = try renderings.withoutExtension()
        for file in rendering.files where file.path.name == ManifestFiles.plain {
            others[file.path] = try AddedDependencies(workspace: workspace, manifest: file.path)
                .variants(of: [try file.laidOut(in: workspace)])
        }
        _ = try RenderingRemoval(workspace: workspace, run: run).remove(rendering, alsoMadeAs: others)
    }

    private func dependentPackages() throws -> [Diagnostic] {
        guard try workspace.tree.kind(of: widget.path.file(ManifestFiles.plain)) == .file else { return [] }
        return try workspace.dependents(of: widget.path).map { package in
            Diagnostic(
                .stillUsed,
                "the package `\(package.isRoot ? "." : package.description)` depends on the widget's",
                at: DiagnosticLocation(file: package.file(ManifestFiles.plain).description),
                remedy: "take that dependency out first"
            )
        }
    }

    /// The targets of the root manifest that use the widget's.
    private func dependentTargets(besides rendering: Rendering) throws -> [Diagnostic] {
        let own = Set(rendering.edits.filter { $0.kind == .target }.compactMap(\.name))
        guard own.contains(widget.name), let root = workspace.rootManifestFolder,
            let manifest = try workspace.manifest(in: root)
        else { return [] }
        let path = root.file(ManifestFiles.plain)
        let text = SourceText(try workspace.tree.contents(of: path) ?? [])
        return manifest.targets.entries.compactMap { target in
            guard !own.contains(target.name),
                let entry = target.dependencies.entries.first(where: { $0.name == widget.name && $0.package == nil })
            else { return nil }
            return Diagnostic(
                .stillUsed,
                "the target `\(target.name)` depends on the widget's",
                at: DiagnosticLocation(file: path.description, offset: entry.range.lowerBound, in: text),
                remedy: "take that dependency out first"
            )
        }
    }
}

/// The ways in which the widget of a feature can have been made: with the files of an extension, or without.
struct WidgetRenderings {
    let blueprint: Blueprint
    /// With the extension's files first.
    let bindings: [Bindings]
    let rendering: Rendering
    private let workspace: Workspace

    init(_ makers: Makers, _ feature: FeaturePackage) throws {
        workspace = makers.workspace
        let planner = WidgetPlanner(
            workspace: makers.workspace,
            catalog: makers.catalog,
            request: WidgetRequest(typed: feature.name, feature: try ModuleName(feature.name)),
            circumstances: makers.circumstances
        )
        let known = try planner.bindings(for: feature)
        var alone = known.1
        alone.overrides["extension"] = "false"
        blueprint = known.0
        bindings = [known.1, alone]
        rendering = try known.0.render(known.1)
    }

    /// What is said of the extension's files elsewhere is left out without them.
    func withoutExtension() throws -> [RelativePath: [[UInt8]]] {
        var files: [RelativePath: [[UInt8]]] = [:]
        for file in try blueprint.render(bindings[1]).files { files[file.path] = [try file.laidOut(in: workspace)] }
        return files
    }
}
