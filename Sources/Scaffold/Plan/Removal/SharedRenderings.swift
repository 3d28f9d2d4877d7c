/// What `shared` would make of a foundation that is there, with each choice of options.
struct SharedRenderings {
    /// The ways in which each file can have been made, as they would be on disk.
    let files: [RelativePath: [[UInt8]]]
    /// The edits of what the blueprint does not make itself.
    let edits: [DeclaredEdit]
    /// What each way is rendered with.
    let bindings: [Bindings]
    let blueprint: Blueprint

    init(_ makers: Makers, _ module: SharedModule) throws {
        let workspace = makers.workspace
        blueprint = try SharedPlanner.blueprint(for: module, in: workspace, from: makers.catalog)
        let context = BlueprintContext(
            workspace: workspace,
            featureRoot: module.path,
            circumstances: makers.circumstances
        )
        let planner = SharedPlanner(
            workspace: workspace,
            catalog: makers.catalog,
            request: SharedRequest(typed: module.name, name: try ModuleName(module.name, as: .package))
        )
        var variants = [try planner.bindings(of: blueprint, context: context, module: module)]
        for option in ["resources", "dynamic", "publish"]
        where blueprint.options.contains(where: { $0.identifier == option }) {
            variants += variants.map { variant in
                var other = variant
                other.options[option] = "true"
                return other
            }
        }
        var files: [RelativePath: [[UInt8]]] = [:]
        var edits: [DeclaredEdit] = []
        for variant in variants {
            let rendering = try blueprint.render(variant)
            for file in rendering.files {
                let contents = try file.laidOut(in: workspace)
                if files[file.path]?.contains(contents) != true { files[file.path, default: []].append(contents) }
            }
            if edits.isEmpty { edits = rendering.edits }
        }
        self.files = files
        self.edits = edits
        bindings = variants
    }
}
