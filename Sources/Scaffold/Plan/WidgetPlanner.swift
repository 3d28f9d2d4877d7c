/// Plans `spmgen widget`: a widget's module beside its feature's, and the files of the app's extension.
struct WidgetPlanner {
    let workspace: Workspace
    let catalog: Catalog
    var request: WidgetRequest
    var circumstances = Circumstances()

    func draft() throws -> PlanDraft {
        let feature = try workspace.feature(named: request.feature.rawValue)
        let rendering = try rendering(for: feature)
        try refuseWithoutItem(feature)
        let widget = workspace.widget(of: feature.name)
        try WidgetNames(workspace: workspace, widget: widget).refuseTaken(in: rendering)
        let made = try Set(rendering.files.map(\.path).filter { try workspace.tree.kind(of: $0) == nil })
        try addExtension(to: feature)
        let run = BlueprintRun(workspace: workspace)
        var scope = BlueprintRun.Scope()
        scope.conflictRemedy =
            "a widget is made anew after `spmgen remove \(feature.name) --kind widget`; else move the file away and run"
            + " the command again"
        try run.add(rendering, scope: scope)
        try run.finish()
        var draft = PlanDraft(subject: Subject(typed: request.typed, name: feature.name), notes: run.notes)
        let steps = WidgetSteps(workspace: workspace, widget: widget, platforms: try platforms(of: feature))
        draft.notes += try steps.notes(on: made)
        draft.next = rendering.next.map { NextCommand($0) }
        return draft
    }

    /// What the blueprint makes for a feature.
    func rendering(for feature: FeaturePackage) throws -> Rendering {
        let (blueprint, bindings) = try bindings(for: feature)
        return try blueprint.render(bindings)
    }

    /// What it is rendered with.
    func bindings(for feature: FeaturePackage) throws -> (Blueprint, Bindings) {
        let blueprint = try catalog.blueprint(forCommand: "widget")
        guard catalog.isOfArchitecture(blueprint) else { throw noBlueprint }
        let context = BlueprintContext(
            workspace: workspace,
            featureRoot: feature.path,
            circumstances: circumstances,
            authorship: request.authorship
        )
        var bindings = try context.bindings(for: blueprint)
        let widget = workspace.widget(of: feature.name)
        let package = package(of: feature)
        bindings.overrides.merge([
            "feature": feature.name, "featureTitle": feature.name, "extension": String(request.hasExtension),
            "featurePath": package.spelled(from: widget.path),
            "featurePackage": workspace.packageName(in: package),
        ]) { $1 }
        guard let manifest = try workspace.manifest(in: package) else { return (blueprint, bindings) }
        bindings.overrides["toolsVersion"] = manifest.toolsVersion.description
        let platforms = try platforms(of: feature).elements
        if !platforms.isEmpty { bindings.overrides["platforms"] = "[\(platforms.joined(separator: ", "))]" }
        return (blueprint, bindings)
    }

    /// The package that a widget's own depends on.
    private func package(of feature: FeaturePackage) -> RelativePath {
        workspace.hasFeaturesInRoot ? feature.path : feature.package
    }

    /// The feature's platforms, and where these are older than widgets, what the widget needs.
    private func platforms(of feature: FeaturePackage) throws -> WidgetPlatforms {
        let requirement = PlatformRequirement(
            try catalog.blueprint(forCommand: "widget").scaffold?.platforms, iosOnly: false)
        let package = package(of: feature)
        let path = package.file(ManifestFiles.plain)
        guard let manifest = try workspace.manifest(in: package), let bytes = try workspace.tree.contents(of: path)
        else { return WidgetPlatforms(elements: [], raised: []) }
        return WidgetPlatforms(manifest, SourceText(bytes), requirement)
    }

    /// A widget that was made without an extension gets what the extension's files add to the others.
    private func addExtension(to feature: FeaturePackage) throws {
        guard request.hasExtension else { return }
        var alone = self
        alone.request.hasExtension = false
        let others = Dictionary(try alone.rendering(for: feature).files.map { ($0.path, $0) }) { $1 }
        for file in try rendering(for: feature).files {
            guard let other = others[file.path], other.contents != file.contents,
                let bytes = try workspace.tree.contents(of: file.path)
            else { continue }
            func isThere(_ rendering: RenderedFile) -> Bool {
                satisfies(
                    rendering: SourceText(rendering.contents),
                    onDisk: SourceText(bytes),
                    comparison: FileComparison(path: rendering.path, contents: rendering.contents)
                )
            }
            guard !isThere(file), isThere(other),
                let grown = AddedLines(from: other.contents, to: file.contents)?.added(to: bytes)
            else {
                continue
            }
            workspace.tree.draft(grown, at: file.path, mode: try workspace.tree.mode(of: file.path) ?? .regular)
        }
    }

    // MARK: Refusals

    private var noBlueprint: Refusal {
        Refusal(
            Diagnostic(
                .noSuchTemplate,
                "no template serves the command `widget` in a workspace of this architecture",
                remedy: "write one in the workspace's `Templates/`, with `widget` as its `Command`",
                command: ["spmgen", "show", "Widget"]
            )
        )
    }

    /// The widget shows the values of the feature.
    private func refuseWithoutItem(_ feature: FeaturePackage) throws {
        let name = feature.name + "Item"
        let isThere = try SourceFiles(tree: workspace.tree)
            .files(below: feature.path.file("Sources"), mentioning: name)
            .contains { $0.declaredTypes.contains(name) }
        if isThere { return }
        throw Refusal(
            Diagnostic(
                .requirementUnmet,
                "the widget shows values of `\(name)`, which the feature does not declare",
                at: DiagnosticLocation(file: feature.path.description),
                remedy: "add that model, public and with a `title`",
                command: ["spmgen", "model", feature.name + "/" + name]
            )
        )
    }
}

extension Catalog {
    /// Whether a template is the workspace's own, or that of its architecture.
    fileprivate func isOfArchitecture(_ blueprint: Blueprint) -> Bool {
        !architectures.contains(blueprint.bundle.category)
            || blueprint.bundle.category == preferred ?? Self.usualArchitecture
    }
}
