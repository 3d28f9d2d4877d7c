/// Plans `spmgen model` and `spmgen service`: one more value, or one more actor, of a feature.
struct PartPlanner {
    let workspace: Workspace
    let catalog: Catalog
    let request: PartRequest
    var circumstances = Circumstances()

    private var part: FeaturePart { request.part }

    func draft() throws -> PlanDraft {
        let blueprint = try catalog.blueprint(forCommand: part.rawValue)
        let feature = try workspace.feature(named: request.feature.rawValue)
        let name = request.name.rawValue
        let rendering = try blueprint.render(bindings(of: blueprint, in: feature))
        let makers = Makers(workspace: workspace, catalog: catalog, circumstances: circumstances)
        let search = PartSearch(makers: makers, feature: feature)
        try PartNames(search: search, part: part, name: request.name, rendering: rendering).refuseTaken(typed: name)
        let run = BlueprintRun(workspace: workspace)
        try run.add(rendering)
        try run.finish()
        return PlanDraft(
            subject: Subject(typed: request.typed, name: feature.name + "/" + name),
            notes: run.notes,
            next: rendering.next.map { NextCommand($0) }
        )
    }

    /// What the blueprint is rendered with for a feature.
    func bindings(of blueprint: Blueprint, in feature: FeaturePackage) throws -> Bindings {
        let context = BlueprintContext(
            workspace: workspace,
            featureRoot: feature.path,
            circumstances: circumstances,
            authorship: request.authorship
        )
        var bindings = try context.bindings(for: blueprint)
        bindings.overrides.merge(try values(for: blueprint, in: feature)) { $1 }
        return bindings
    }

    /// The values of the blueprint's options; where the files go, relative to the feature.
    private func values(for blueprint: Blueprint, in feature: FeaturePackage) throws -> [String: String] {
        var values = ["feature": feature.name, part.rawValue: request.name.rawValue]
        // A manifest that cannot be read is no reason to refuse a file, which needs no change of it.
        let manifest = (try? workspace.manifest(in: feature.package)) ?? nil
        values["traits"] = String((try? workspace.hasMocksTrait(feature.path)) ?? false)
        for (option, ending) in Self.folders {
            let target = manifest?.target(named: feature.name + ending)
            guard let path = target?.path?.value, let folder = try? feature.package.appending(path) else { continue }
            values[option] = folder.spelled(from: feature.path)
        }
        if let mocks = values["mocksFolder"] ?? blueprint.usualValue(of: "mocksFolder", in: feature.name) {
            let folder = try feature.path.appending(mocks)
            values["mocks"] = String(try workspace.tree.kind(of: folder) == .directory)
        }
        return values
    }

    /// The options that name the folders of targets, with what the names of these targets end in.
    private static let folders = [
        ("concurrentFolder", "Concurrent"), ("mocksFolder", "Mocks"), ("testsFolder", "Tests"),
    ]
}

extension Blueprint {
    /// The value of an option that nothing else is known of; nil where there is no such option.
    fileprivate func usualValue(of option: String, in feature: String) -> String? {
        guard let usual = options.first(where: { $0.identifier == option })?.defaultValue else { return nil }
        return TextMacros(in: MacroScope(options: ["feature": feature])).expansion(of: usual).string
    }
}
