/// Plans `spmgen new`: the files of a template, and its edits if it has some.
struct TemplatePlanner {
    let workspace: Workspace
    let catalog: Catalog
    let circumstances: Circumstances
    let request: TemplateRequest
    let blueprint: Blueprint
    /// Where the files go, for a template that does not say it.
    let destination: RelativePath
    /// What identifiers are made from in place of the destination.
    let place: String?

    func draft() throws -> PlanDraft {
        let context = BlueprintContext(
            workspace: workspace,
            featureRoot: destination,
            circumstances: circumstances,
            authorship: request.authorship
        )
        let run = BlueprintRun(workspace: workspace)
        try Prerequisites(catalog: catalog, context: context, run: run).add(blueprint.scaffold?.requires ?? [])
        let rendering = try blueprint.render(bindings(context))
        // A plain template's files are made as they stand, as Xcode would make them.
        try run.add(rendering, scope: .init(isLaidOut: blueprint.scaffold != nil))
        try run.finish()
        try refuseEscapes()
        return PlanDraft(
            subject: Subject(typed: request.typed, name: blueprint.name),
            notes: rendering.warnings + run.notes + [request.name.flatMap(blueprint.unusedName)].compactMap(\.self)
        )
    }

    private func bindings(_ context: BlueprintContext) throws -> Bindings {
        var bindings = try context.bindings(for: blueprint, typed: request.options)
        bindings.name = request.name
        bindings.options = request.options
        bindings.isLenient = request.isLenient
        bindings.destination = destination
        bindings.place = place
        // The command that a template serves wires what it makes; `new` makes its files.
        bindings.facts["wire"] = false
        if blueprint.scaffold == nil {
            bindings.overrides = [:]
        } else {
            for name in request.options.keys { bindings.overrides[name] = nil }
        }
        return bindings
    }

    /// A symlink in the folder that files go to may lead out of it, though not out of the workspace.
    private func refuseEscapes() throws {
        let tree = workspace.tree
        let folder = blueprint.isBoundToWorkspace ? RelativePath.root : destination
        let root = workspace.root.appending(folder)
        guard try tree.files.status(of: root) != nil else { return }
        let inside = try tree.files.realPath(of: root)
        for path in tree.drafts.keys.sorted() {
            for part in path.foldersFromTop + [path] where part.isInside(folder) && part != folder {
                let place = workspace.root.appending(part)
                guard try tree.files.status(of: place)?.kind == .symlink else { continue }
                let real = try? tree.files.realPath(of: place)
                guard real?.relative(to: inside) == nil else { continue }
                throw Refusal(
                    Diagnostic(
                        .escapesWorkspace,
                        "`\(path)` lies outside the folder that files go to: the symlink `\(part)` leads there",
                        at: DiagnosticLocation(file: part.description),
                        remedy: "put a folder in the place of the link, or name the folder behind it with `--output`"
                    )
                )
            }
        }
    }
}

extension Blueprint {
    /// Whether it says itself where in a workspace its files go, or edits files of one.
    var isBoundToWorkspace: Bool {
        guard let scaffold else { return false }
        return scaffold.destination != nil || !scaffold.edits.isEmpty
            || bundle.files.contains { file in
                Bindings.knownFolders.contains { file.components.first == "___\($0)___" }
            }
    }
}
