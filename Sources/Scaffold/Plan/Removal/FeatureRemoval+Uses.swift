/// What uses a feature that is to go.
extension FeatureRemoval {
    /// All that a widget is made of uses the feature, so it goes first, as a whole.
    func refuseWhileItHasAWidget() throws {
        let widget = workspace.widget(of: name)
        guard try workspace.isThere(widget) else { return }
        throw Refusal(
            Diagnostic(
                .stillUsed,
                "the widget `\(widget.name)` shows what `\(name)` has",
                at: DiagnosticLocation(file: widget.path.description),
                remedy: "take the widget out first",
                command: ["spmgen", "remove", name, "--kind", "widget"]
            )
        )
    }

    func dependencies(of package: RelativePath) throws -> [Diagnostic] {
        let path = package.file("Package.swift")
        guard let manifest = try workspace.manifest(in: package), let bytes = try tree.contents(of: path) else {
            return []
        }
        let entry = manifest.dependencies.entries.first {
            $0.kind == .path && package.resolving($0.location) == feature.package
        }
        return [
            Diagnostic(
                .stillUsed,
                "the package `\(package.isRoot ? "." : package.description)` depends on `\(name)`",
                at: DiagnosticLocation(
                    file: path.description,
                    offset: entry?.range.lowerBound ?? 0,
                    in: SourceText(bytes)
                ),
                remedy: "take that dependency out first"
            )
        ]
    }

    /// What edits have declared in the files of others.
    func subjects(of edits: [DeclaredEdit]) -> [RemainingUses.Subject] {
        edits.flatMap { edit -> [RemainingUses.Subject] in
            guard let query = edit.declares.flatMap(DeclarationQuery.init), let text = edit.text else { return [] }
            let tree = SyntaxTree(lexing: SourceText(text))
            let declarations = CodeBlock(tree, tree.span, .members).declarations
            switch edit.kind {
            case .enumCase:
                return declarations.flatMap(\.cases).map { .enumCase($0.name, of: query.name, among: []) }
            case .member: return declarations.flatMap(\.bindings).map { .member($0.name, of: query.name) }
            default: return []
            }
        }
    }

    func refuseUses(of subjects: [RemainingUses.Subject], in dependents: [RelativePath]) throws {
        var folders = workspace.rootFolders + dependents
        // Where the routes of all are in one package, any feature may name those of another.
        if !feature.routesFolder.isInside(feature.path) {
            folders += try workspace.packageFolders().filter { !$0.isRoot && $0 != feature.path }
        }
        let uses = try RemainingUses(below: folders, in: workspace, mentioning: subjects)
        run.refuse(uses.diagnostics(of: subjects, besides: name))
    }
}
