/// Plans `spmgen feature`: the feature's package or targets, what it needs to exist first, and its place in the root
/// manifest.
struct FeaturePlanner {
    let workspace: Workspace
    let catalog: Catalog
    let request: FeatureRequest
    let circumstances: Circumstances
    /// `--wire-only`: where the package lies, which stays as it is.
    let existing: RelativePath?
    let blueprint: Blueprint
    let home: FeatureHome

    var name: String { request.name.rawValue }
    var otherName: String { name + NameKind.feature.otherName }
    /// Where features of its kind are made.
    var featuresFolder: RelativePath { workspace.featuresFolder(of: home) ?? workspace.featuresFolder }
    var folder: RelativePath { existing ?? featuresFolder.file(name) }
    /// Whether the root manifest gets the feature's targets, in an architecture that knows packages as well.
    var isTargets: Bool { home == .targets && !workspace.hasFeaturesInRoot }
    var screen: TypeName? { request.view }

    /// - Throws: `WorkspaceError.noFeature` where only a wiring is asked for, and there is nothing to wire.
    init(
        workspace: Workspace,
        catalog: Catalog,
        request: FeatureRequest,
        circumstances: Circumstances = Circumstances()
    ) throws {
        self.circumstances = circumstances
        self.workspace = workspace
        self.catalog = catalog
        var request = request
        if try workspace.isAppForPhones { request.iosOnly = true }
        self.request = request
        existing = request.wiring == .only ? try workspace.package(ofFeature: request.name.rawValue) : nil
        blueprint = try catalog.blueprint(forCommand: "feature")
        let choice = HomeChoice(workspace: workspace, blueprint: blueprint)
        home = try existing.flatMap { try workspace.home(in: $0) } ?? choice.home(of: request)
    }

    func draft() throws -> PlanDraft {
        try refuseReservedNames(of: blueprint)
        let rootManifest = try workspace.rootManifestFolder.flatMap { try workspace.manifest(in: $0) }
        let wiring = try RootWiring(workspace: workspace, request: request, home: home, manifest: rootManifest)
        let requirement = PlatformRequirement(blueprint.scaffold?.platforms, iosOnly: request.iosOnly)
        let isRootEdited = wiring.isWanted || home == .targets
        if let rootManifest, isRootEdited { try refuseLowPlatforms(in: rootManifest, requirement) }
        if let rootManifest, isTargets { try refuseOldTools(in: rootManifest) }

        let run = BlueprintRun(workspace: workspace)
        let context = BlueprintContext(
            workspace: workspace,
            featureRoot: folder,
            circumstances: circumstances,
            authorship: request.authorship
        )
        if request.wiring != .only {
            try Prerequisites(catalog: catalog, context: context, run: run).add(blueprint.scaffold?.requires ?? [])
        }
        var bindings = try bindings(
            of: blueprint,
            context: context,
            wiring: wiring,
            requirement: requirement,
            root: rootManifest
        )
        bindings.options = options(of: blueprint)
        let rendering = try rendering(of: blueprint, bindings)
        try refuseTakenNames(in: rendering)
        var scope = BlueprintRun.Scope()
        if existing != nil {
            let usual = featuresFolder.file(name)
            scope.leavesOut = { $0.isInside(usual) }
        }
        if existing == nil, try workspace.home(in: folder) == home {
            let kind = home == .targets ? "feature" : "package"
            scope.conflictRemedy =
                "to take the \(kind) as it is and only wire it in, add `--wire-only`; a screen more is"
                + " `spmgen view \(name)/<Screen>`; for a \(kind) made anew, use another name"
        }
        var draft = PlanDraft()
        draft.subject = Subject(typed: request.typed, name: name)
        if isTargets { scope.manifestChanges.append(.addDefaultLocalization(blueprint.sourceLanguage)) }
        if let rootManifest, isRootEdited, rootManifest.platforms.isAbsent {
            let elements = requirement.elements(toolsVersion: rootManifest.toolsVersion)
            scope.manifestChanges.append(.addPlatforms(elements))
            draft.notes.append(platformsAdded(elements))
        }
        let otherMocks = try otherMocks()
        try run.add(rendering, scope: scope)
        if run.hasConflicts, let otherMocks { throw otherMocks }
        try run.finish()
        if let rootManifest, isRootEdited {
            draft.notes += try missingPlatforms(in: rootManifest, requirement)
            if request.iosOnly, let note = onlyForPhones(in: rootManifest) { draft.notes.append(note) }
        }
        draft.notes += run.notes + wiring.notes
        draft.next = rendering.next.map { NextCommand($0) }
        return draft
    }

    /// What a welcome edit would have made possible is left out of the files where the edit has no place: the option
    /// `hasLink` is false for an edit with the id `link`.
    private func rendering(of blueprint: Blueprint, _ bindings: Bindings) throws -> Rendering {
        let rendering = try blueprint.render(bindings)
        var edits = EditRun(workspace: workspace)
        let unplaced = try edits.withoutPlace(among: rendering.edits)
        guard !unplaced.isEmpty else { return rendering }
        var bindings = bindings
        for id in unplaced { bindings.overrides["has" + Words.upperCamelCase(id)] = "false" }
        return try blueprint.render(bindings)
    }

    // MARK: Bindings

    func bindings(
        of blueprint: Blueprint,
        context: BlueprintContext,
        wiring: RootWiring,
        requirement: PlatformRequirement,
        root: Manifest?
    ) throws -> Bindings {
        let view =
            try screen?.rawValue ?? existing.flatMap { try workspace.feature(in: $0)?.screens.first }
            ?? blueprint.usualScreen(of: name)
        let viewCase = CaseName(of: view)
        let feature = request.name.caseName
        let tools = max(root?.toolsVersion ?? Self.lowestTools, Self.lowestTools)
        let platforms = requirement.elements(following: root?.platforms.entries ?? [], toolsVersion: tools)
        var bindings = try context.bindings(for: blueprint)
        bindings.overrides.merge([
            "feature": name, "featureCase": feature.declared, "featureKey": feature.bare, "featureTitle": name,
            "view": view, "viewCase": viewCase.declared, "viewKey": viewCase.bare,
            "toolsVersion": tools.description, "platforms": "[\(platforms.joined(separator: ", "))]",
        ]) { $1 }
        if let target = wiring.target { bindings.overrides["target"] = target }
        if let testTarget = wiring.testTarget { bindings.overrides["testTarget"] = testTarget }
        if isTargets { try addValues(of: root, to: &bindings) }
        bindings.facts["wire"] = wiring.isWanted
        bindings.facts["rootTests"] = wiring.testTarget != nil
        bindings.lists["dependsOn"] = wiring.sharedDependencies
        return bindings
    }

    /// What the feature has from the manifest that its targets are in.
    private func addValues(of root: Manifest?, to bindings: inout Bindings) throws {
        guard let package = workspace.rootManifestFolder,
            let manifest = try workspace.tree.contents(of: package.file(ManifestFiles.plain))
        else { return }
        let settings = ConcurrencySettings(in: SourceText(manifest))
        bindings.folders["FEATURES"] = folder.parent
        bindings.overrides.merge([
            Blueprint.targetsOption: "true", "packagePath": package.isRoot ? "." : package.description,
            "targetsManifest": package.file(ManifestFiles.plain).description,
            "packageName": root?.name?.value ?? name,
            "concurrentSettings": settings.concurrent, "mainActorSettings": settings.mainActor,
        ]) { $1 }
    }

    /// What was asked for, as options of the blueprint. One that has no such option has no choice there either; it
    /// refuses to do otherwise.
    func options(of blueprint: Blueprint) -> [String: String] {
        let declared = Set(blueprint.options.map(\.identifier))
        let isForMac = (blueprint.scaffold?.platforms ?? PlatformRequirement.usual).contains { $0.name == "macOS" }
        var options: [String: String] = [:]
        if declared.contains("mocks") || !request.mocks { options["mocks"] = request.mocks ? "true" : "false" }
        if declared.contains("traits") || request.traits { options["traits"] = isWithTrait ? "true" : "false" }
        if declared.contains("iosOnly") || request.iosOnly && isForMac {
            options["iosOnly"] = request.iosOnly ? "true" : "false"
        }
        return options
    }

    /// `.defaultIsolation` needs it.
    static let lowestTools = ToolsVersion(6, 2)
}

extension Blueprint {
    /// The language that its strings are written in.
    var sourceLanguage: String { options.first { $0.identifier == "sourceLanguage" }?.defaultValue ?? "en" }
}
