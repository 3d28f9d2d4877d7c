/// Which targets of the root manifest get a new feature.
struct RootWiring {
    let isWanted: Bool
    /// The target that shows the feature.
    let target: String?
    /// The test target of the app's root; nil in a plain package, whose tests are left alone.
    let testTarget: String?
    /// The names of the shared packages that the feature uses.
    let sharedDependencies: [String]
    let notes: [Diagnostic]

    /// - Throws: `Refusal` where no target, or more than one, could be meant; `WorkspaceError` for a `--depends-on`.
    init(workspace: Workspace, request: FeatureRequest, home: FeatureHome, manifest: Manifest?) throws {
        sharedDependencies = try SharedDependencies(workspace: workspace, feature: request.name.rawValue)
            .names(of: request.dependsOn)
        guard request.wiring != .none else {
            (isWanted, target, testTarget, notes) = (false, nil, nil, [])
            return
        }
        guard let manifest else {
            (isWanted, target, testTarget) = (false, nil, nil)
            notes = [Self.stepLeftInXcode(request.name.rawValue)]
            return
        }
        let chosen = try Self.target(in: manifest, workspace: workspace, request: request, home: home)
        isWanted = true
        target = chosen
        testTarget = workspace.hasAppRoot ? Self.testTarget(of: chosen, in: manifest) : nil
        notes = []
    }

    private static func target(
        in manifest: Manifest,
        workspace: Workspace,
        request: FeatureRequest,
        home: FeatureHome
    ) throws -> String {
        let features = try workspace.targetsFolder.map { try workspace.rootTargets(in: $0).map(\.name) } ?? []
        let names = manifest.wirableTargets.map(\.name).filter { !features.contains($0) }
        if let into = request.into {
            if names.contains(into) { return into }
            let near = NearestName(among: names).to(into)
            throw Refusal(
                Diagnostic(
                    .noSuchTarget,
                    "the root manifest has no target `\(into)` that could show a feature"
                        + (names.isEmpty ? "" : "; it has " + list(names)),
                    at: DiagnosticLocation(file: manifest.file),
                    remedy: near.map { "did you mean `--into \($0)`?" }
                        ?? "name a target that is neither test, plugin, macro, binary nor system library"
                )
            )
        }
        if workspace.hasAppRoot, names.contains("AppRoot") { return "AppRoot" }
        let feature = request.name.rawValue
        if let wired = manifest.wirableTargets.first(where: { names.contains($0.name) && $0.shows(feature, home) }) {
            return wired.name
        }
        switch names.count {
        case 1:
            return names[0]
        case 0:
            throw Refusal(
                Diagnostic(
                    .noTargetToWire,
                    "the root manifest has no target that could show a feature: all are tests, plugins, macros,"
                        + " binaries or system libraries",
                    at: DiagnosticLocation(file: manifest.file),
                    remedy: "make the feature alone with `--no-wire`, and paste this where it is used",
                    paste: home == .targets
                        ? "\"\(feature)\"" : ".product(name: \"\(feature)\", package: \"\(feature)\")"
                )
            )
        default:
            throw Refusal(
                Diagnostic(
                    .targetAmbiguous,
                    "several targets of the root manifest could show the feature: " + list(names),
                    at: DiagnosticLocation(file: manifest.file),
                    remedy: "say which one with `--into`",
                    command: ["spmgen", "feature", request.typed, "--into", names[0]]
                )
            )
        }
    }

    /// The test target that depends on `target`, if there is exactly one.
    private static func testTarget(of target: String, in manifest: Manifest) -> String? {
        let tests = manifest.testTargets.filter { $0.dependsOnTarget(target) }
        return tests.count == 1 ? tests[0].name : nil
    }

    private static func stepLeftInXcode(_ feature: String) -> Diagnostic {
        Diagnostic(
            .stepLeftInXcode,
            severity: .note,
            "there is no root manifest, so the app does not link \(feature) yet",
            remedy: "in Xcode: File › Add Package Dependencies… › Add Local…, choose the feature's folder, and add the"
                + " product `\(feature)` to the app's target"
        )
    }

    private static func list(_ names: [String]) -> String {
        names.map { "`\($0)`" }.joined(separator: ", ")
    }
}

extension Manifest.Target {
    /// Whether it depends on a feature that is kept so.
    func shows(_ feature: String, _ home: FeatureHome) -> Bool {
        dependsOnProduct(feature, package: feature) || home == .targets && dependsOnTarget(feature)
    }
}
