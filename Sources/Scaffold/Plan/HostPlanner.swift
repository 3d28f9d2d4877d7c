/// Plans `spmgen host`: an app project that runs one feature alone, with its mocks.
struct HostPlanner {
    let makers: Makers
    let request: HostRequest

    private var workspace: Workspace { makers.workspace }

    /// - Throws: `WorkspaceError.noFeature`; `Refusal` where no route can be shown without values, and with all conflicts.
    func draft() throws -> PlanDraft {
        let feature = try workspace.feature(named: request.feature.rawValue)
        let rendering = try HostRendering(makers, feature, bundleIdentifier: request.bundleIdentifier).rendering
        let run = BlueprintRun(workspace: workspace)
        try run.add(rendering)
        try run.finish()
        return PlanDraft(
            subject: Subject(typed: request.typed, name: feature.name),
            notes: run.notes + (try workspace.hasMocksTrait(feature.path) ? [needsNewerXcode(feature)] : []),
            next: rendering.next.map { NextCommand($0) }
        )
    }

    private func needsNewerXcode(_ feature: FeaturePackage) -> Diagnostic {
        let host = workspace.host(of: feature.name)
        return Diagnostic(
            .newerXcodeNeeded,
            severity: .note,
            "the host's project asks for the trait `Mocks`, which Xcode does from 26.4 on; an older one builds the feature"
                + " without its mocks, and not the host",
            at: DiagnosticLocation(file: host.project.description),
            remedy: "open it in Xcode 26.4 or a newer one"
        )
    }
}

/// What `host` makes for a feature.
struct HostRendering {
    let blueprint: Blueprint
    let bindings: Bindings

    var rendering: Rendering {
        get throws(TemplateError) { try blueprint.render(bindings) }
    }

    /// A host that is there keeps its identifier and its systems.
    ///
    /// - Throws: `Refusal` where all routes of the feature carry values.
    init(_ makers: Makers, _ feature: FeaturePackage, bundleIdentifier: String? = nil) throws {
        let workspace = makers.workspace
        let host = workspace.host(of: feature.name)
        blueprint = try makers.catalog.blueprint(forCommand: "host")
        var bindings = try makers.context(of: feature).bindings(for: blueprint)
        let first = feature.routes.first { !feature.routeEnum.casesWithValues.contains($0) }
        guard let first else { throw Self.noRoute(of: feature) }
        let name = try ModuleName(feature.name)
        let manifest = try workspace.manifest(in: feature.package)
        // What the feature is not made for is no use to its host.
        let own = Set(manifest?.platforms.entries.map(\.name) ?? [])
        let systems = try Self.systems(workspace, host).filter { own.isEmpty || own.contains($0.key) }
        let hasTrait = try workspace.hasMocksTrait(feature.path)
        let hasMocks = try Self.hasMocks(workspace, feature, manifest)
        bindings.overrides.merge([
            "feature": feature.name, "featureKey": name.caseName.bare, "viewKey": first,
            "packagePath": feature.package.spelled(from: host.path),
            "commonPath": Self.common(workspace).spelled(from: host.path),
            "iosOnly": String(systems["macOS"] == nil), "mocks": String(hasMocks),
            "traits": String(hasTrait),
        ]) { $1 }
        bindings.overrides["iosVersion"] = systems["iOS"]
        bindings.overrides["macosVersion"] = systems["macOS"]
        let known = try workspace.buildSetting("PRODUCT_BUNDLE_IDENTIFIER", of: host.project)
        if let identifier = try bundleIdentifier ?? known ?? Self.identifier(workspace, host) {
            bindings.overrides["bundleIdentifier"] = identifier
        }
        self.bindings = bindings
    }

    /// The package that the feature shares with all others.
    private static func common(_ workspace: Workspace) -> RelativePath {
        workspace.sharedFolder.file(workspace.hasSharedRoutes ? "Shared" : "Navigation")
    }

    private static func hasMocks(
        _ workspace: Workspace,
        _ feature: FeaturePackage,
        _ manifest: Manifest?
    ) throws -> Bool {
        if manifest?.targets.entries.contains(where: { $0.name == feature.name + "Mocks" }) == true { return true }
        // Where mocks are files of the feature's own module.
        let sources = try SourceFiles(tree: workspace.tree)
            .files(below: feature.path.file("Sources"), mentioning: feature.name + "ServiceMock")
        return sources.contains { file in
            file.path.name == feature.name + "ServiceMock.swift"
        }
    }

    /// The versions that the host is built for, by platform: its own, else the root manifest's.
    private static func systems(_ workspace: Workspace, _ host: HostApp) throws -> [String: String] {
        if let iOS = try workspace.buildSetting("IPHONEOS_DEPLOYMENT_TARGET", of: host.project) {
            let macOS = try workspace.buildSetting("MACOSX_DEPLOYMENT_TARGET", of: host.project)
            return ["iOS": iOS].merging(macOS.map { ["macOS": $0] } ?? [:]) { $1 }
        }
        let root = try workspace.rootManifestFolder.flatMap { try workspace.manifest(in: $0) }
        let named = root?.platforms.entries ?? []
        guard !named.isEmpty else { return ["iOS": "17.0", "macOS": "14.0"] }
        var systems: [String: String] = [:]
        for platform in named { systems[platform.name] = platform.version }
        return systems
    }

    /// The app's identifier with the host's name behind it.
    private static func identifier(_ workspace: Workspace, _ host: HostApp) throws -> String? {
        guard let app = try workspace.appName() else { return nil }
        let project = RelativePath.root.file(app + ".xcodeproj").file("project.pbxproj")
        guard let identifier = try workspace.buildSetting("PRODUCT_BUNDLE_IDENTIFIER", of: project),
            !identifier.contains("$")
        else { return nil }
        return identifier + "." + host.name
    }

    private static func noRoute(of feature: FeaturePackage) -> Refusal {
        Refusal(
            Diagnostic(
                .editSiteUnclear,
                "no route of `\(feature.name)` can be shown without values, so a host cannot begin with one",
                at: DiagnosticLocation(file: feature.path.description),
                remedy: "give the feature a route that carries no values, for instance with `spmgen view`",
                command: ["spmgen", "view", feature.name + "/Start"]
            )
        )
    }
}
