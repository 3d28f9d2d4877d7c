/// Plans `spmgen widget`: a widget's package beside its feature's, and the files of the app's extension.
struct WidgetPlanner {
    let workspace: Workspace
    let catalog: Catalog
    var request: WidgetRequest
    var circumstances = Circumstances()

    func draft() throws -> PlanDraft {
        let feature = try workspace.feature(named: request.feature.rawValue)
        let rendering = try rendering(for: feature)
        try refuseWithoutItem(feature)
        try refuseTakenNames(in: rendering, of: feature)
        let run = BlueprintRun(workspace: workspace)
        try run.add(rendering)
        try run.finish()
        return PlanDraft(
            subject: Subject(typed: request.typed, name: feature.name),
            notes: run.notes + (request.hasExtension ? [stepsLeftInXcode(feature.name)] : []),
            next: rendering.next.map { NextCommand($0) }
        )
    }

    /// What the blueprint makes for a feature.
    func rendering(for feature: FeaturePackage) throws -> Rendering {
        let blueprint = try catalog.blueprint(forCommand: "widget")
        guard catalog.isOfArchitecture(blueprint), !workspace.hasFeaturesInRoot else { throw noBlueprint }
        let context = BlueprintContext(
            workspace: workspace,
            featureRoot: feature.path,
            circumstances: circumstances,
            authorship: request.authorship
        )
        var bindings = try context.bindings(for: blueprint)
        let folder = workspace.featuresFolder.file(feature.name + "Widget")
        bindings.overrides.merge([
            "feature": feature.name, "featureTitle": feature.name, "extension": String(request.hasExtension),
            "featurePath": feature.path.spelled(from: folder),
        ]) { $1 }
        let path = feature.path.file(ManifestFiles.plain)
        if let manifest = try workspace.manifest(in: feature.path), let bytes = try workspace.tree.contents(of: path) {
            let text = SourceText(bytes)
            bindings.overrides["toolsVersion"] = manifest.toolsVersion.description
            let platforms = manifest.platforms.entries.map { text.string(in: $0.range) }
            if !platforms.isEmpty { bindings.overrides["platforms"] = "[\(platforms.joined(separator: ", "))]" }
        }
        return try blueprint.render(bindings)
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

    /// The widget shows the values that the feature's service loads.
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

    private func refuseTakenNames(in rendering: Rendering, of feature: FeaturePackage) throws {
        guard let manifest = rendering.files.first(where: { $0.path.name == ManifestFiles.plain }) else { return }
        let folder = manifest.path.parent
        let taken = try TakenNames(in: workspace)
        let rendered = try Manifest(reading: SourceText(manifest.contents), file: manifest.path.description)
        let owners =
            try [(folder.name, taken.owner(ofIdentity: folder.name, besides: folder))]
            + rendered.targets.entries.map { ($0.name, try taken.owner(ofTarget: $0.name, besides: folder)) }
        for case (let name, let owner?) in owners {
            throw WorkspaceError.nameTaken(name, as: .target, owner: owner, suggestion: name + "Kit")
        }
    }

    /// What no package can hold and no edit is certain of: the target of the extension in the Xcode project.
    private func stepsLeftInXcode(_ feature: String) -> Diagnostic {
        let widget = feature + "Widget"
        return Diagnostic(
            .stepLeftInXcode,
            severity: .note,
            "the app has no target yet for the files in `\(widget)Extension`",
            remedy: "in Xcode: 1. File › New › Target… › Widget Extension, with the product name `\(widget)` and no box"
                + " ticked; the target is then called `\(widget)Extension`. 2. Delete the folder `\(widget)` that Xcode made"
                + " beside the app. 3. Add the folder `\(widget)Extension` to the project and to that target, without its"
                + " Info.plist. 4. Build Settings of the target: Info.plist File is `\(widget)Extension/Info.plist`."
                + " 5. General › Frameworks and Libraries: add `\(widget)`"
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
