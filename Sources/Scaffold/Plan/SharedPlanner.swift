/// Plans `spmgen shared`: a package that features share, or a module of the root manifest where features are targets.
struct SharedPlanner {
    let workspace: Workspace
    let catalog: Catalog
    let request: SharedRequest
    var circumstances = Circumstances()
    /// Whether it is made outside of a workspace, and so is its own root.
    var isStandalone = false

    private var name: String { request.name.rawValue }

    /// A module of the root manifest cannot live in a repository of its own.
    private var module: SharedModule {
        isStandalone
            ? SharedModule(name: name, path: .root, isPackage: true)
            : workspace.sharedModule(new: name, asPackage: request.publish)
    }

    /// - Throws: `WorkspaceError.nameTaken`, `NameError` for a reserved name, `Refusal` with all conflicts.
    func draft() throws -> PlanDraft {
        let module = module
        let blueprint = try Self.blueprint(for: module, in: workspace, from: catalog)
        try blueprint.refuseReserved(name, option: "name", kind: .package, typed: request.typed)
        try refuseTakenNames(module)
        let context = BlueprintContext(
            workspace: workspace,
            featureRoot: module.path,
            circumstances: circumstances,
            authorship: request.authorship
        )
        let run = BlueprintRun(workspace: workspace)
        let rendering = try blueprint.render(bindings(of: blueprint, context: context, module: module))
        var scope = BlueprintRun.Scope()
        scope.conflictRemedy =
            "one with other options is made anew after `spmgen remove \(name)`; else use another name"
        try run.add(rendering, scope: scope)
        try run.finish()
        var draft = PlanDraft(subject: Subject(typed: request.typed, name: name), notes: run.notes)
        let folder = isStandalone ? RelativePath.root.file(name) : .root
        draft.next = rendering.next.map { NextCommand($0, in: folder) }
        if module.isPackage, workspace.hasFeaturesInRoot { draft.notes.append(stepLeftInXcode(module)) }
        return draft
    }

    /// The template for a module: those of packages serve workspaces of one package as well.
    static func blueprint(
        for module: SharedModule,
        in workspace: Workspace,
        from catalog: Catalog
    ) throws(TemplateError) -> Blueprint {
        let isForeign = module.isPackage && workspace.hasFeaturesInRoot
        return try catalog.blueprint(forCommand: "shared", in: isForeign ? Catalog.usualArchitecture : nil)
    }

    // MARK: Bindings

    func bindings(of blueprint: Blueprint, context: BlueprintContext, module: SharedModule) throws -> Bindings {
        var bindings = try context.bindings(for: blueprint)
        let declared = Set(blueprint.options.map(\.identifier))
        let options = ["resources": request.resources, "dynamic": request.dynamic, "publish": request.publish]
        for (option, isSet) in options where declared.contains(option) { bindings.options[option] = String(isSet) }
        let caseName = request.name.caseName
        bindings.overrides.merge(["name": name, "nameCase": caseName.declared, "nameKey": caseName.bare]) { $1 }
        bindings.overrides["standalone"] = String(isStandalone)
        if module.isPackage, workspace.hasFeaturesInRoot { bindings.facts["testPlan"] = false }
        let root = try workspace.rootManifestFolder.flatMap { try workspace.manifest(in: $0) }
        let own = module.isPackage ? try workspace.manifest(in: module.path) : nil
        bindings.overrides.merge(manifestValues(own ?? root, blueprint)) { $1 }
        if let package = root?.name?.value { bindings.overrides["bundleName"] = package + "_" + name }
        return bindings
    }

    /// What the manifest has from that of the root, or from the one that is there already.
    private func manifestValues(_ manifest: Manifest?, _ blueprint: Blueprint) -> [String: String] {
        let tools = max(manifest?.toolsVersion ?? Self.lowestTools, Self.lowestTools)
        let named = manifest?.platforms.entries ?? []
        let isForPhones = !named.isEmpty && !named.contains { $0.name == "macOS" }
        let requirement = PlatformRequirement(blueprint.scaffold?.platforms, iosOnly: isForPhones)
        guard !named.isEmpty else { return ["toolsVersion": tools.description] }
        let platforms = requirement.elements(following: named, toolsVersion: tools)
        let systems =
            named.compactMap { platform in platform.version.map { "\(platform.name) \(Self.short($0))" } }
            + requirement.missing(in: named).map { "\($0.name) \($0.version)" }
        return [
            "toolsVersion": tools.description, "platforms": "[\(platforms.joined(separator: ", "))]",
            "systems": systems.joined(separator: " or "), "iosOnly": String(isForPhones),
        ]
    }

    /// `17` for `17.0`.
    private static func short(_ version: String) -> String {
        version.hasSuffix(".0") ? String(version.dropLast(2)) : version
    }

    /// `.defaultIsolation` needs it.
    private static let lowestTools = ToolsVersion(6, 2)

    // MARK: Refusals

    private func refuseTakenNames(_ module: SharedModule) throws {
        func taken(_ name: String, _ kind: NameKind, _ owner: String) -> WorkspaceError {
            .nameTaken(name, as: kind, owner: owner, suggestion: self.name + NameKind.package.otherName)
        }
        if let app = try workspace.appName(), app.lowercased() == name.lowercased() {
            throw taken(name, .package, "the app's own module has it")
        }
        let names = try TakenNames(in: workspace)
        guard module.isPackage else {
            if let owner = try names.owner(ofIdentity: name, besides: module.path) {
                throw taken(name, .package, owner)
            }
            return try refuseTakenTargets(of: module, taken)
        }
        if let owner = try names.owner(ofIdentity: name, besides: module.path) { throw taken(name, .package, owner) }
        for target in [name, name + "Tests"] {
            if let owner = try names.owner(ofTarget: target, besides: module.path) {
                throw taken(target, .target, owner)
            }
        }
    }

    /// A target of the root manifest has the name, in any case, unless it is the module's own.
    private func refuseTakenTargets(
        of module: SharedModule,
        _ taken: (String, NameKind, String) -> WorkspaceError
    ) throws {
        guard let root = workspace.rootManifestFolder, let manifest = try workspace.manifest(in: root) else { return }
        for target in [name, name + "Tests"] {
            let other = manifest.targets.entries.first { entry in
                guard entry.name.lowercased() == target.lowercased() else { return false }
                let folder = entry.path.flatMap { try? root.appending($0.value) }
                return entry.name != target || folder?.isInside(module.path) != true
            }
            if let other { throw taken(target, .target, "the root manifest has a target `\(other.name)`") }
        }
    }

    private func stepLeftInXcode(_ module: SharedModule) -> Diagnostic {
        Diagnostic(
            .stepLeftInXcode,
            severity: .note,
            "`\(module.path)` is a package beside the app's own, which does not depend on it yet",
            remedy: "in Xcode: drag the folder `\(module.path)` into the project, to edit it there; a module that"
                + " uses it gets it with `spmgen manifest add-dependency` and `add-target-dependency`"
        )
    }
}
