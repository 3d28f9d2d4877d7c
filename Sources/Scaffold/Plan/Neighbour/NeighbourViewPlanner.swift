/// Plans `spmgen view` in a feature that has neither routes nor a coordinator of the built-in kind: the files of a
/// screen that looks like the feature's others.
struct NeighbourViewPlanner {
    let workspace: Workspace
    let catalog: Catalog
    let request: ViewRequest
    private let module: FeatureModule
    private let reader: ConventionsReader

    /// Nil where the feature is one of the built-in architecture, or there is none of that name.
    init?(workspace: Workspace, catalog: Catalog, request: ViewRequest) throws {
        guard let feature = try NeighbourFeature(named: request.feature.rawValue, in: workspace),
            try !workspace.hasRoutes(feature.module)
        else { return nil }
        module = feature.module
        reader = feature.reader
        self.workspace = workspace
        self.catalog = catalog
        self.request = request
    }

    private var folders: [String] { request.folders.map(\.rawValue) }

    func draft() throws -> PlanDraft {
        let conventions = try reader.conventions(like: module.stem)
        let all = try ModuleSources(of: module, in: workspace.tree).screens
        let suffix = conventions.overridingText(.screenSuffix) ?? all.map(\.suffix).favourite ?? "View"
        let typed = request.screen.rawValue
        let stem = typed.hasSuffix(suffix) && typed.count > suffix.count ? String(typed.dropLast(suffix.count)) : typed
        // The screen that is there already is no example for itself.
        let others = all.filter { $0.stem != stem }
        guard let sample = others.first(where: { $0.model != nil }) ?? others.first ?? all.first else {
            throw Refusal(noScreens)
        }
        let names = FeatureNames(of: module)
        let style = ScreenStyle(sample: sample, names: names, stem: stem, conventions: conventions)
        let blueprint = try catalog.blueprint(named: NeighbourSources.template)
        try blueprint.refuseReserved(style.type, option: "viewType", kind: .screen, typed: typed)
        let sources = NeighbourSources(
            workspace: workspace, catalog: catalog, conventions: conventions, names: names,
            common: CommonDependencies(among: []), moved: { $0 },
            authorship: request.authorship)
        let files = try sources.files(of: style, in: module, folders: folders)
        try refuseTaken(style, files: files)
        let run = BlueprintRun(workspace: workspace)
        var scope = BlueprintRun.Scope()
        scope.isLaidOut = false
        try run.add(Rendering(files: files, edits: [], next: [], warnings: []), scope: scope)
        try run.finish()
        let path = ([module.stem] + folders + [stem]).joined(separator: "/")
        return PlanDraft(
            subject: Subject(typed: request.typed, name: path),
            notes: run.notes
                + [unreachable(style.type), ControllerStyle(of: style)?.note, try untold(style)].compactMap { $0 },
            next: [["swift", "test", "--package-path", .path(module.package)]]
        )
    }

    private func refuseTaken(_ style: ScreenStyle, files: [RenderedFile]) throws {
        let own = Set(files.map(\.path))
        let sources = try ModuleSources(of: module, in: workspace.tree)
        let declared = (sources.main + sources.tests).first { part in
            part.declaration.kind != .extension && part.declaration.name == style.type && !own.contains(part.path)
        }
        let owner = try TakenNames(in: workspace).owner(ofTarget: style.stem, besides: .root.file(".none"))
        if let declared {
            throw WorkspaceError.nameTaken(
                style.stem, as: .screen, owner: "`\(style.type)` is declared in `\(declared.path)`",
                suggestion: style.stem + "Other")
        }
        if style.stem == module.main.name, let owner {
            throw WorkspaceError.nameTaken(
                style.stem, as: .screen, owner: "it is \(owner)", suggestion: style.stem + "Overview")
        }
    }

    private var noScreens: Diagnostic {
        Diagnostic(
            .editSiteUnclear,
            "the feature `\(module.stem)` has no screen that a new one could look like",
            at: DiagnosticLocation(file: module.folder.description),
            remedy: "make its first screen by hand, such as `\(module.stem)View`"
        )
    }

    /// The text of the new screen that is looked up, and is not there yet.
    private func untold(_ style: ScreenStyle) throws -> Diagnostic? {
        guard style.usesStrings, let strings = try SiblingStrings(of: module.main, in: workspace.tree),
            !strings.keys.contains(style.textKey)
        else { return nil }
        return Diagnostic(
            .editSkipped,
            severity: .note,
            "`\(style.type)` looks up `\(style.textKey)`, which is not there yet",
            at: DiagnosticLocation(file: strings.file.path.description),
            remedy: "add the key with its text"
        )
    }

    private func unreachable(_ type: String) -> Diagnostic {
        Diagnostic(
            .editSkipped,
            severity: .note,
            "the feature has no routes that spmgen knows, so nothing shows `\(type)` yet",
            remedy: "show it where the feature's other screens are shown"
        )
    }
}

extension Workspace {
    /// Whether a feature has the enum of routes on which `spmgen view` relies.
    func hasRoutes(_ module: FeatureModule) throws -> Bool {
        module.home == .package ? try feature(in: module.package) != nil : false
    }
}
