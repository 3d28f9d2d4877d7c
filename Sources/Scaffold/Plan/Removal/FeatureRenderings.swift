/// What `feature` would make of a feature that is there, with the options that can be read off it.
struct FeatureRenderings {
    /// The ways in which each file can have been made, as they would be on disk.
    let files: [RelativePath: [[UInt8]]]
    /// The edits of what the blueprint does not make itself.
    let edits: [DeclaredEdit]
    /// What each way is rendered with.
    let bindings: [Bindings]
    /// The commands that the blueprint names to run next.
    let next: [[String]]

    /// - Parameter view: the feature's first screen.
    init(_ makers: Makers, _ feature: FeaturePackage, view: String) throws {
        let workspace = makers.workspace
        let blueprint = try makers.catalog.blueprint(forCommand: "feature")
        let (bindings, isWired) = try Self.bindings(makers, blueprint, feature, view: view)
        var files: [RelativePath: [[UInt8]]] = [:]
        var edits: [DeclaredEdit] = []
        var next: [[String]] = []
        let variants = Self.variants(of: bindings, for: blueprint)
        for variant in variants {
            let rendering = try blueprint.render(variant)
            var run = EditRun(
                workspace: workspace,
                rendered: Dictionary(
                    try rendering.files.map { ($0.path, try $0.laidOut(in: workspace)) },
                    uniquingKeysWith: { first, _ in first }
                )
            )
            try run.make(rendering.edits.filter { run.isInRendering($0) })
            for (path, contents) in run.rendered where files[path]?.contains(contents) != true {
                files[path, default: []].append(contents)
            }
            next = rendering.next
            if edits.isEmpty { edits = rendering.edits.filter { !run.isInRendering($0) } }
        }
        self.files = files
        self.next = next
        self.bindings = variants
        self.edits = isWired || feature.home == .targets ? edits : edits.filter { !$0.kind.isOfManifest }
    }

    /// What no file tells for certain: which options were given, and which welcome edits found a place.
    private static func variants(of bindings: Bindings, for blueprint: Blueprint) -> [Bindings] {
        let declared = Set(blueprint.options.map(\.identifier))
        var variants = [bindings]
        for option in ["mocks", "iosOnly"] where declared.contains(option) {
            variants += variants.map { variant in
                var other = variant
                other.options[option] = variant.options[option] == "true" ? "false" : "true"
                return other
            }
        }
        for fact in ["hasLink", "hasHomeEntry"] where declared.contains(fact) {
            variants += variants.map { variant in
                var other = variant
                other.overrides[fact] = "false"
                return other
            }
        }
        return variants
    }

    private static func bindings(
        _ makers: Makers,
        _ blueprint: Blueprint,
        _ feature: FeaturePackage,
        view: String
    ) throws -> (Bindings, isWired: Bool) {
        let workspace = makers.workspace
        let manifest = try workspace.manifest(in: feature.package)
        let root = try workspace.rootManifestFolder.flatMap { try workspace.manifest(in: $0) }
        let declared = Set(blueprint.options.map(\.identifier))
        var request = FeatureRequest(
            typed: feature.name,
            name: try ModuleName(feature.name),
            view: try TypeName(view),
            mocks: manifest.map { !declared.contains("mocks") || $0.target(named: feature.name + "Mocks") != nil }
                ?? true,
            traits: try workspace.hasMocksTrait(feature.path),
            home: feature.home
        )
        request.into = root?.wirableTargets.first { $0.shows(feature.name, feature.home) }?.name
        request.dependsOn = manifest.map { sharedDependencies(of: feature, in: $0, workspace) } ?? []
        let wiring = try wiring(workspace, &request, feature.home, root)
        let planner = try FeaturePlanner(workspace: workspace, catalog: makers.catalog, request: request)
        var bindings = try planner.bindings(
            of: blueprint,
            context: makers.context(of: feature),
            wiring: wiring,
            requirement: PlatformRequirement(blueprint.scaffold?.platforms, iosOnly: false),
            root: root
        )
        bindings.options = planner.options(of: blueprint)
        let path = feature.package.file(ManifestFiles.plain)
        if feature.home == .package, let manifest, let bytes = try workspace.tree.contents(of: path) {
            let text = SourceText(bytes)
            bindings.overrides["toolsVersion"] = manifest.toolsVersion.description
            let platforms = manifest.platforms.entries.map { text.string(in: $0.range) }
            bindings.overrides["platforms"] = "[\(platforms.joined(separator: ", "))]"
            if let location = manifest.localPaths.first(where: { $0.hasSuffix("/Navigation") }) {
                bindings.overrides["navigationPath"] = location
            }
        }
        return (bindings, wiring.isWanted)
    }

    /// The shared packages that it depends on.
    private static func sharedDependencies(
        of feature: FeaturePackage,
        in manifest: Manifest,
        _ workspace: Workspace
    ) -> [String] {
        guard !workspace.hasFeaturesInRoot else { return [] }
        let shared = manifest.localPaths.compactMap { feature.package.resolving($0) }
            .filter { $0.parent == workspace.sharedFolder && $0.name != "Navigation" }.map(\.name)
        guard feature.home == .targets else { return shared }
        // Of those that the package depends on, other features may use some.
        let used = manifest.target(named: feature.name)?.dependencies.entries.compactMap { $0.package?.lowercased() }
        return shared.filter { used?.contains($0.lowercased()) == true }
    }

    /// As the root manifest has it by now; none where nothing there tells of one.
    private static func wiring(
        _ workspace: Workspace,
        _ request: inout FeatureRequest,
        _ home: FeatureHome,
        _ root: Manifest?
    ) throws -> RootWiring {
        do {
            return try RootWiring(workspace: workspace, request: request, home: home, manifest: root)
        } catch is any DiagnosticError {
            request.wiring = .none
            request.into = nil
        }
        do {
            return try RootWiring(workspace: workspace, request: request, home: home, manifest: root)
        } catch is any DiagnosticError {
            // A package that the feature depends on has gone.
            request.dependsOn = []
            return try RootWiring(workspace: workspace, request: request, home: home, manifest: root)
        }
    }
}
