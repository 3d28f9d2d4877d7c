/// Takes the host of a feature out of the workspace, as far as it is as `host` made it.
struct HostRemoval {
    let makers: Makers
    let feature: FeaturePackage
    let run: RemovalRun

    /// - Throws: `TemplateError`, `FileError`.
    func remove() throws {
        let workspace = makers.workspace
        let host = workspace.host(of: feature.name)
        guard try workspace.isThere(host) else { return }
        var made: [RelativePath: [[UInt8]]] = [:]
        for rendering in try HostRenderings(makers, feature).renderings {
            for file in rendering.files { made[file.path, default: []].append(try file.laidOut(in: workspace)) }
        }
        for path in try Set(workspace.tree.filesOfWork(below: host.path)).union(made.keys).sorted() {
            try run.remove(path, madeAs: made[path] ?? [])
        }
    }
}

/// The ways in which the host of a feature can have been made: it may begin with any of its routes.
struct HostRenderings {
    let renderings: [Rendering]
    let bindings: [Bindings]
    let blueprint: Blueprint

    init(_ makers: Makers, _ feature: FeaturePackage) throws {
        let known = try HostRendering(makers, feature)
        blueprint = known.blueprint
        var all: [Bindings] = []
        for route in feature.routes where !feature.routeEnum.casesWithValues.contains(route) {
            for mocks in ["true", "false"] {
                var bindings = known.bindings
                bindings.overrides["viewKey"] = route
                bindings.overrides["mocks"] = mocks
                all.append(bindings)
            }
        }
        bindings = all
        let blueprint = blueprint
        renderings = try all.map { try blueprint.render($0) }
    }
}
