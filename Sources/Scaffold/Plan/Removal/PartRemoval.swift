/// Takes a model or a service out of its feature.
struct PartRemoval {
    let makers: Makers
    let feature: FeaturePackage
    let run: RemovalRun

    /// - Returns: the commands to run next.
    /// - Throws: `WorkspaceError.noPart`, with the nearest name.
    func remove(_ part: FeaturePart, named name: TypeName) throws -> [NextCommand] {
        let search = PartSearch(makers: makers, feature: feature)
        let tree = makers.workspace.tree
        let rendering = try search.rendering(of: part, named: name)
        guard try rendering.files.contains(where: { try tree.kind(of: $0.path) == .file }) else {
            throw try search.missing(part, name)
        }
        let removal = RenderingRemoval(workspace: makers.workspace, run: run)
        let gone = try removal.remove(rendering)
        let types = try Set(gone.flatMap { path in try removal.typeNames(in: path) }).sorted()
        let subjects = types.map { RemainingUses.Subject.type($0) }
        let workspace = makers.workspace
        let root = workspace.hasFeaturesInRoot ? [workspace.rootManifestFolder].compactMap { $0 } : []
        let folders = try [feature.path] + root + workspace.dependents(of: feature.path)
        let uses = try RemainingUses(
            below: folders, in: tree, mentioning: subjects,
            home: (feature.path, workspace.targets(ofPart: feature.path)))
        run.refuse(uses.diagnostics(of: subjects, besides: feature.name + "/" + name.rawValue))
        return rendering.next.map { NextCommand($0) }
    }
}
