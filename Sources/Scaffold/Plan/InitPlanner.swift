/// Plans `spmgen init`: the app's blueprint, then each feature as `spmgen feature` would add it, as one plan.
struct InitPlanner {
    /// The workspace that comes to be: its root is a folder of the directory in which the command runs.
    let workspace: Workspace
    let catalog: Catalog
    let request: InitRequest
    var circumstances = Circumstances()

    private var app: String { request.app.rawValue }

    /// Where the workspace of a request lies.
    ///
    /// - Throws: `Refusal` for an unknown architecture, `TemplateError`.
    static func location(
        of request: InitRequest,
        from catalog: Catalog,
        in directory: AbsolutePath
    ) throws -> WorkspaceLocator.Location {
        let layout = try Architecture(named: request.architecture, from: catalog).layout
        let scope = MacroScope(options: ["app": request.app.rawValue])
        let root = TextMacros(in: scope).expansion(of: layout.root).string
        return WorkspaceLocator.Location(
            root: directory.appending(request.app.rawValue),
            kind: .appRoot(try RelativePath(collapsing: root))
        )
    }

    func draft() throws -> PlanDraft {
        let blueprint = try catalog.blueprint(forCommand: "init")
        try refusePlatforms(of: blueprint)
        if let home = request.home {
            let features = try catalog.blueprint(forCommand: "feature")
            try HomeChoice(workspace: workspace, blueprint: features).refuse(home)
        }
        try blueprint.refuseReserved(app, option: "app", kind: .app, typed: request.typed)
        let context = BlueprintContext(
            workspace: workspace,
            featureRoot: workspace.featuresFolder,
            circumstances: circumstances
        )
        let run = BlueprintRun(workspace: workspace)
        let bindings = try bindings(of: blueprint, context)
        let rendering = try blueprint.render(bindings)
        try run.add(rendering)
        let platforms = bindings.overrides.filter { $0.key == "platforms" }
        try Prerequisites(catalog: catalog, context: context, run: run, overrides: platforms)
            .add(blueprint.scaffold?.requires ?? [])
        try run.finish()
        var draft = PlanDraft()
        draft.subject = Subject(typed: request.typed, name: app)
        draft.notes = run.notes
        for name in workspace.layout.brings {
            let foundation = SharedRequest(typed: name, name: try ModuleName(name))
            draft.notes += try SharedPlanner(
                workspace: workspace,
                catalog: catalog,
                request: foundation,
                circumstances: circumstances
            )
            .draft().notes
        }
        draft.notes += try addFeatures(isForMac: isForMac(blueprint))
        if let home = request.home, home != workspace.layout.home { try keep(home) }
        let folder = RelativePath.root.file(app)
        draft.next = try rendering.next.map { try workspace.inSimulator(NextCommand($0)).moved(into: folder) }
        if request.features.isEmpty { draft.next.append(["spmgen", "-C", .path(folder), "feature", "Cart"]) }
        return draft
    }

    /// Says in `.spmgen.json` how features are kept: the pages say it, too, and features can all go again.
    private func keep(_ home: FeatureHome) throws {
        let text = """
            {
              "\(ConventionsFile.member)" : {
                "\(ConventionKey.layout.rawValue)" : "\(home.rawValue)"
              }
            }

            """
        let run = BlueprintRun(workspace: workspace)
        let file = RenderedFile(
            path: ConventionsFile.path, contents: Array(text.utf8), isExecutable: false, template: "init")
        try run.add(Rendering(files: [file], edits: [], next: [], warnings: []))
        try run.finish()
    }

    /// The features in the order given; a later mention of one with another screen adds that screen.
    private func addFeatures(isForMac: Bool) throws -> [Diagnostic] {
        var notes: [Diagnostic] = []
        var added: Set<ModuleName> = []
        for feature in request.features {
            if added.insert(feature.name).inserted {
                let request = FeatureRequest(
                    typed: feature.typed,
                    name: feature.name,
                    view: feature.screen,
                    iosOnly: !isForMac,
                    home: request.home
                )
                notes += try FeaturePlanner(
                    workspace: workspace,
                    catalog: catalog,
                    request: request,
                    circumstances: circumstances
                )
                .draft().notes
            } else if let screen = feature.screen {
                let request = ViewRequest(typed: feature.typed, feature: feature.name, screen: screen)
                notes += try ViewPlanner(
                    workspace: workspace,
                    catalog: catalog,
                    request: request,
                    circumstances: circumstances
                )
                .draft().notes
            }
        }
        return notes
    }

    /// Whether the app runs on a Mac: as was asked for, or as the architecture has it.
    private func isForMac(_ blueprint: Blueprint) -> Bool {
        guard request.platforms.isEmpty else { return request.platforms.contains { $0.system == .macOS } }
        return lowest(of: blueprint).contains { $0.name == AppPlatform.System.macOS.rawValue }
    }

    private func lowest(of blueprint: Blueprint) -> [PlatformRequirement.Minimum] {
        blueprint.scaffold?.platforms ?? PlatformRequirement.usual
    }

    /// Each platform must be one that the generated code is for, in a version that it runs on.
    private func refusePlatforms(of blueprint: Blueprint) throws(Refusal) {
        let lowest = lowest(of: blueprint)
        for platform in request.platforms {
            let name = platform.system.rawValue
            guard let minimum = lowest.first(where: { $0.name == name }) else {
                throw Refusal(
                    Diagnostic(
                        .badOptionValue,
                        "the architecture \(request.architecture) is not for \(name)",
                        remedy:
                            "use \(lowest.map { "`\($0.name)\($0.version)`" }.joined(separator: ", ")) or a later one"
                    )
                )
            }
            guard platform.major < minimum.version else { continue }
            throw Refusal(
                Diagnostic(
                    .badOptionValue,
                    "`\(name)\(platform.major)` is too old: the generated code needs \(name) \(minimum.version)",
                    remedy: "use `\(name)\(minimum.version)` or a later one"
                )
            )
        }
    }

    private func bindings(of blueprint: Blueprint, _ context: BlueprintContext) throws -> Bindings {
        var bindings = try context.bindings(for: blueprint)
        bindings.options["app"] = app
        if let identifier = request.bundleIdentifier { bindings.options["bundleIdentifier"] = identifier }
        if let organization = request.organization { bindings.options["organization"] = organization }
        if blueprint.options.contains(where: { $0.identifier == "iosOnly" }) {
            bindings.options["iosOnly"] = isForMac(blueprint) ? "false" : "true"
        }
        bindings.overrides[Blueprint.targetsOption] = String(request.home == .targets)
        if !request.platforms.isEmpty {
            bindings.overrides["platforms"] = "[\(request.platforms.map(\.element).joined(separator: ", "))]"
        }
        for platform in request.platforms {
            bindings.overrides[platform.system == .iOS ? "iosVersion" : "macosVersion"] = platform.version
        }
        bindings.overrides["linkScheme"] = LinkScheme.of(app)
        bindings.overrides["projectID"] = String(SHA256(of: Array(app.utf8)).hex.prefix(8)).uppercased()
        bindings.overrides["testPlanID"] = DerivedUUID(seed: app, key: "testPlan").description
        if let first = request.features.first {
            let features = try catalog.blueprint(forCommand: "feature")
            let screen = first.screen?.rawValue ?? features.usualScreen(of: first.name.rawValue)
            bindings.overrides.merge(AppPages.Example(first.name, screen: screen).overrides) { $1 }
        }
        return bindings
    }
}
