/// Plans `spmgen templates export|install`: bundles that Xcode itself can run, each whole.
///
/// A bundle that is there is replaced only if an earlier run made it and nobody has changed it since.
struct ExportPlanner {
    let workspace: Workspace
    let blueprints: [Blueprint]
    /// The folder that holds the categories.
    let destination: RelativePath

    func draft() throws -> PlanDraft {
        var draft = PlanDraft()
        var conflicts: [Diagnostic] = []
        var taken: Set<String> = []
        for blueprint in blueprints {
            let export = try TemplateExport(of: blueprint)
            let folder = destination.file(export.category).file(export.name + TemplateBundle.suffix)
            guard taken.insert(folder.description.lowercased()).inserted else {
                conflicts.append(double(export, folder))
                continue
            }
            if !export.losses.isEmpty { draft.notes.append(losses(of: export)) }
            if let conflict = try add(export, at: folder, to: &draft) { conflicts.append(conflict) }
        }
        guard conflicts.isEmpty else { throw Refusal(conflicts + draft.notes) }
        return draft
    }

    /// - Returns: why the bundle cannot go there.
    private func add(
        _ export: TemplateExport,
        at folder: RelativePath,
        to draft: inout PlanDraft
    ) throws -> Diagnostic? {
        let tree = workspace.tree
        var rest: Set<RelativePath> = []
        switch try tree.files.status(of: workspace.root.appending(folder))?.kind {
        case nil: break
        case .directory:
            let bundle = try TemplateBundle(folder, in: tree)
            guard (try? TemplateExport.isUntouched(bundle)) == true else { return conflict(folder) }
            rest = Set(bundle.files)
        default: return conflict(folder)
        }
        let isThere = !rest.isEmpty
        var changes: [Change] = []
        for (path, contents) in export.files {
            let place = folder.appending(path)
            if rest.remove(path) == nil {
                changes.append(Change(path: place, action: .create(contents: contents)))
            } else if let before = try tree.contents(of: place), before != contents {
                changes.append(Change(path: place, action: .edit(before: before, contents: contents)))
            }
        }
        for path in rest.sorted() where path.name != ".DS_Store" {
            let place = folder.appending(path)
            guard let before = try tree.contents(of: place) else { continue }
            changes.append(Change(path: place, action: .delete(before: before)))
        }
        if isThere, !changes.isEmpty { draft.notes.append(replacement(folder)) }
        draft.changes += changes
        return nil
    }

    private func shown(_ folder: RelativePath) -> String { workspace.root.appending(folder).description }

    private func conflict(_ folder: RelativePath) -> Diagnostic {
        Diagnostic(
            .conflict,
            "`\(folder)` is there already, and spmgen did not put it there, or somebody has changed it since",
            at: DiagnosticLocation(file: shown(folder)),
            remedy: "move it away, or put the bundles into another folder with `--to <dir>`"
        )
    }

    private func double(_ export: TemplateExport, _ folder: RelativePath) -> Diagnostic {
        Diagnostic(
            .nameTaken,
            "two of the templates are called `\(export.category)/\(export.name)`",
            at: DiagnosticLocation(file: shown(folder)),
            remedy: "name the ones that you want"
        )
    }

    private func replacement(_ folder: RelativePath) -> Diagnostic {
        Diagnostic(
            .exportReplaces,
            severity: .note,
            "this bundle, which an earlier run put there, is replaced",
            at: DiagnosticLocation(file: shown(folder)),
            remedy: "nothing needs to be done; change the template, not the exported bundle"
        )
    }

    private func losses(of export: TemplateExport) -> Diagnostic {
        Diagnostic(
            .exportLoses,
            severity: .note,
            "in Xcode, `\(export.category)/\(export.name)` can do less: \(export.losses.joined(separator: " "))",
            remedy: "use `spmgen` where that matters"
        )
    }
}
