/// Plans `spmgen feature`: the feature's package or targets, what it needs to exist first, and its place in the root
/// manifest.
struct FeaturePlanner {
    let workspace: Workspace
    let catalog: Catalog
    let request: FeatureRequest
    private let circumstances: Circumstances
    /// `--wire-only`: where the package lies, which stays as it is.
    let existing: RelativePath?
    private let blueprint: Blueprint
    private let home: FeatureHome

    private var name: String { request.name.rawValue }
    private var otherName: String { name + NameKind.feature.otherName }
    /// Where features of its kind are made.
    private var featuresFolder: RelativePath { workspace.featuresFolder(of: home) ?? workspace.featuresFolder }
    var folder: RelativePath { existing ?? featuresFolder.file(name) }
    /// Whether the root manifest gets the feature's targets, in an architecture that knows packages as well.
    private var isTargets: Bool { home == .targets && !workspace.hasFeaturesInRoot }
    private var screen: TypeName? { request.view }

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
        if let rootManifest, isTargets {
            try refuseTraits()
            try refuseOldTools(in: rootManifest)
        }

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
            scope.conflictRemedy =
                "to take the \(home == .targets ? "feature" : "package") as it is and only wire it in, add `--wire-only`; a screen more is"
                + " `spmgen view \(name)/<Screen>`; for a \(home == .targets ? "feature" : "package") made anew, use another name"
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
            ?? usualScreen(of: blueprint)
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
            Blueprint.targetsOption: "true", "packagePath": package.description,
            "packageName": root?.name?.value ?? name,
            "concurrentSettings": settings.concurrent, "mainActorSettings": settings.mainActor,
        ]) { $1 }
    }

    /// The first screen where none is asked for: what the blueprint has for the option `view`.
    private func usualScreen(of blueprint: Blueprint) -> String {
        let usual = blueprint.options.first { $0.identifier == "view" }?.defaultValue
        return TextMacros(in: MacroScope(options: ["feature": name])).expansion(of: usual ?? name).string
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
    private static let lowestTools = ToolsVersion(6, 2)

    // MARK: Refusals

    private func refuseReservedNames(of blueprint: Blueprint) throws {
        try blueprint.refuseReserved(name, option: "feature", kind: .feature, typed: request.typed)
        if let screen {
            try blueprint.refuseReserved(screen.rawValue, option: "view", kind: .screen, typed: screen.rawValue)
        } else {
            // The first screen has, mostly, the feature's name.
            let usual = usualScreen(of: blueprint)
            try blueprint.refuseReserved(usual, option: "view", kind: .feature, typed: request.typed)
        }
    }

    private func refuseLowPlatforms(in manifest: Manifest, _ requirement: PlatformRequirement) throws {
        let low = requirement.tooLow(in: manifest.platforms.entries)
        guard !low.isEmpty, let rootFolder = workspace.rootManifestFolder,
            let bytes = try workspace.tree.contents(of: rootFolder.file("Package.swift"))
        else { return }
        let text = SourceText(bytes)
        throw Refusal(
            low.map { platform, minimum in
                let element = minimum.element(toolsVersion: manifest.toolsVersion)
                return Diagnostic(
                    .platformTooLow,
                    "the root manifest is for \(platform.name) \(platform.major ?? 0), and the feature needs"
                        + " \(minimum.name) \(minimum.version)",
                    at: DiagnosticLocation(file: manifest.file, offset: platform.range.lowerBound, in: text),
                    remedy: "raise it to `\(element)`"
                        + (home == .targets ? "" : ", or make the package alone with `--no-wire`"),
                    paste: element
                )
            }
        )
    }

    private func refuseTraits() throws(Refusal) {
        guard request.traits else { return }
        throw Refusal(
            Diagnostic(
                .badOptionValue,
                "`--traits` makes a trait of a package, and the feature's targets have none of their own",
                remedy: "leave `--traits` out, or make the feature a package with `--layout package`"
            )
        )
    }

    /// The settings of a feature's targets need them.
    private func refuseOldTools(in manifest: Manifest) throws {
        guard manifest.toolsVersion < Self.lowestTools, let root = workspace.rootManifestFolder,
            let bytes = try workspace.tree.contents(of: root.file(ManifestFiles.plain))
        else { return }
        throw Refusal(
            Diagnostic(
                .requirementUnmet,
                "the targets of a feature need tools version \(Self.lowestTools), and the root manifest is for"
                    + " \(manifest.toolsVersion)",
                at: DiagnosticLocation(file: manifest.file, offset: 0, in: SourceText(bytes)),
                remedy: "raise the number in its first line, or make the feature a package with `--layout package`"
            )
        )
    }

    /// Packages and targets must be unique in the whole graph: checked before anything is written.
    private func refuseTakenNames(in rendering: Rendering) throws {
        if let app = try workspace.appName(), app.lowercased() == name.lowercased() {
            throw WorkspaceError.nameTaken(
                name,
                as: .feature,
                owner: "the app's own module has it",
                suggestion: otherName
            )
        }
        let taken = try TakenNames(in: workspace)
        let widgets = existing == nil ? try workspace.widget(named: name) : nil
        if let widget = widgets, try workspace.feature(in: folder) == nil {
            let owner = "the widget of `\(widget.feature)` has it"
            throw WorkspaceError.nameTaken(name, as: .feature, owner: owner, suggestion: otherName)
        }
        if let owner = try taken.owner(ofIdentity: name, besides: folder) {
            throw WorkspaceError.nameTaken(name, as: .feature, owner: owner, suggestion: otherName)
        }
        try refuseAmbiguousTypes(of: rendering)
        try refuseTakenTargets(of: rendering, taken)
        try refuseFilesOfOneName(in: rendering)
        let path = folder.file("Package.swift")
        guard let manifest = rendering.files.first(where: { $0.path == path }) else { return }
        let rendered = try Manifest(reading: SourceText(manifest.contents), file: path.description)
        for target in rendered.targets.entries.map(\.name) {
            guard let owner = try taken.owner(ofTarget: target, besides: folder) else { continue }
            throw WorkspaceError.nameTaken(target, as: .target, owner: owner, suggestion: otherName)
        }
    }

    /// What the app's root is to use by its name, and another feature declares as well.
    private func refuseAmbiguousTypes(of rendering: Rendering) throws {
        var words: Set<String> = []
        for text in rendering.edits.filter({ !$0.kind.isOfManifest }).compactMap(\.text) {
            let tree = SyntaxTree(lexing: SourceText(text))
            words.formUnion(tree.code.indices.filter { tree.kind($0) == .identifier }.map(tree.name))
        }
        let types = rendering.files.filter { $0.path.fileExtension == "swift" }.flatMap { file in
            SourceFile(path: file.path, tree: SyntaxTree(lexing: SourceText(file.contents))).declaredTypes
        }
        let clash = try RootNames(workspace: workspace).clash(of: words.intersection(types), besides: folder)
        guard let clash else { return }
        throw WorkspaceError.nameTaken(
            name,
            as: .feature,
            owner: "`\(clash.file)` declares `\(clash.type)`, and the app's root would see both",
            suggestion: otherName
        )
    }

    /// Two files of one name in a module do not compile: a screen may be called what the feature's own view is.
    private func refuseFilesOfOneName(in rendering: Rendering) throws {
        var names: Set<String> = []
        let sources = folder.file("Sources")
        for file in rendering.files where file.path.isInside(sources) && file.path.fileExtension == "swift" {
            let module = file.path.components.dropFirst(sources.components.count).first ?? ""
            let key = (workspace.hasFeaturesInRoot ? "" : module + "/") + file.path.name.lowercased()
            if names.insert(key).inserted { continue }
            throw WorkspaceError.nameTaken(
                screen?.rawValue ?? name,
                as: .screen,
                owner: "the feature has a `\(file.path.name)` of its own",
                suggestion: (screen?.rawValue ?? name) + "Page"
            )
        }
    }

    /// Targets that the root manifest gets: no other package has them, and their modules must differ from its others in
    /// more than the case of letters, for the disks of Macs.
    private func refuseTakenTargets(of rendering: Rendering, _ taken: TakenNames) throws {
        guard let root = workspace.rootManifestFolder, let manifest = try workspace.manifest(in: root) else { return }
        for name in rendering.edits.filter({ $0.kind == .target }).compactMap(\.name) {
            let other = manifest.targets.entries.first { target in
                guard target.name.lowercased() == name.lowercased() else { return false }
                let sources = target.path.flatMap { try? root.appending($0.value) }
                return target.name != name || isTargets && sources?.isInside(folder) != true
            }
            if let other {
                throw WorkspaceError.nameTaken(
                    name,
                    as: .target,
                    owner: "the root manifest has a target `\(other.name)`",
                    suggestion: self.name + "Feature"
                )
            }
            guard let owner = try taken.owner(ofTarget: name, besides: root) else { continue }
            throw WorkspaceError.nameTaken(name, as: .target, owner: owner, suggestion: otherName)
        }
    }

    /// A root manifest that names platforms, but not one that the feature is for, builds for that one's oldest version,
    /// and SwiftPM then refuses the feature there.
    private func missingPlatforms(in manifest: Manifest, _ requirement: PlatformRequirement) throws -> [Diagnostic] {
        guard !manifest.platforms.isAbsent, manifest.platforms.isComplete else { return [] }
        return requirement.missing(in: manifest.platforms.entries).map { minimum in
            let element = minimum.element(toolsVersion: manifest.toolsVersion)
            return Diagnostic(
                .platformMissing,
                severity: .warning,
                "the root manifest does not name \(minimum.name), for which it is then built in its oldest version;"
                    + " the feature needs \(minimum.name) \(minimum.version)",
                at: DiagnosticLocation(file: manifest.file),
                remedy: minimum.name == "macOS"
                    ? "add `\(element)` to its platforms, or make the feature with `--ios-only`"
                    : "add `\(element)` to its platforms"
            )
        }
    }

    private func platformsAdded(_ elements: [String]) -> Diagnostic {
        Diagnostic(
            .platformsAdded,
            severity: .note,
            "the root manifest named no platforms; it gets `platforms: [\(elements.joined(separator: ", "))]`",
            remedy: "raise them if the app needs newer systems"
        )
    }
}

extension Blueprint {
    /// The language that its strings are written in.
    var sourceLanguage: String { options.first { $0.identifier == "sourceLanguage" }?.defaultValue ?? "en" }
}
