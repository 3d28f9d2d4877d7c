/// Takes a model or a service out of its feature.
///
/// A model, and the service that loads it, have one file for the value; what is left of the two keeps it.
struct PartRemoval {
    let makers: Makers
    let feature: FeaturePackage
    let run: RemovalRun

    private var tree: WorkingTree { makers.workspace.tree }
    private var search: PartSearch { PartSearch(makers: makers, feature: feature) }

    /// - Returns: the commands to run next.
    /// - Throws: `WorkspaceError.noPart`, with the nearest name; `Refusal` where it is part of something else.
    func remove(_ part: FeaturePart, named name: TypeName) throws -> [NextCommand] {
        let search = search
        var rendering = try search.rendering(of: part, named: name)
        guard try rendering.files.contains(where: { try tree.kind(of: $0.path) == .file }) else {
            throw try search.missing(part, name)
        }
        if let refusal = try search.refusal(of: part, named: name, to: .removed) { throw refusal }
        let kept = try keepers(of: rendering, part, name)
        rendering.files.removeAll { kept[$0.path] != nil }
        let removal = RenderingRemoval(workspace: makers.workspace, run: run)
        let gone = try removal.remove(rendering)
        for file in try search.rendering(of: part, named: name).files { try hand(file, over: kept[file.path] ?? []) }
        let types = try Set(gone.flatMap { path in try removal.typeNames(in: path) })
        let members = try gone.flatMap { path in try removal.staticMembers(in: path) }
            .filter { !types.contains($0.owner) }
        let subjects =
            types.sorted().map { RemainingUses.Subject.type($0) }
            + members.map { RemainingUses.Subject.staticMember($0.name, of: $0.owner) }
        let workspace = makers.workspace
        let root = feature.home == .targets ? workspace.rootFolders : []
        let folders = try [feature.path] + root + workspace.dependents(of: feature)
        let uses = try RemainingUses(
            below: folders, in: workspace, mentioning: subjects, own: [feature.path],
            of: workspace.targets(ofPart: feature.path))
        run.refuse(uses.diagnostics(of: subjects, besides: feature.name + "/" + name.rawValue))
        return rendering.next.map { NextCommand($0) }
    }

    /// What other parts that are there would make of files of this one.
    private func keepers(
        of rendering: Rendering, _ part: FeaturePart, _ name: TypeName
    ) throws -> [RelativePath: [RenderedFile]] {
        var keepers: [RelativePath: [RenderedFile]] = [:]
        for path in rendering.files.map(\.path) {
            for other in [FeaturePart.model, .service] where other != part {
                let names =
                    other == .service
                    ? try search.owners(of: path)
                    : try search.names(of: other, for: path).filter { try search.isThere(other, named: $0) }
                let files = try names.flatMap { try search.rendering(of: other, named: $0).files }
                let same = files.filter { $0.path == path }
                if !same.isEmpty { keepers[path, default: []] += same }
            }
        }
        return keepers
    }

    /// A file that stays for another part becomes what that would have made, where nobody has changed it.
    private func hand(_ file: RenderedFile, over keepers: [RenderedFile]) throws {
        guard let keeper = keepers.first, let bytes = try tree.contents(of: file.path),
            try file.laidOut(in: makers.workspace) == bytes
        else { return }
        let contents = try keeper.laidOut(in: makers.workspace)
        guard contents != bytes else { return }
        tree.draft(contents, at: file.path, mode: try tree.mode(of: file.path) ?? .regular)
    }
}
