/// Takes edits back that a blueprint has made.
extension EditRun {
    /// What taking edits back came to.
    struct TakenBack {
        /// What stood there in another way than spmgen puts it in.
        var edited: [EditRemoval.Result] = []
        /// Why entries of manifests cannot go.
        var refusals: [Diagnostic] = []
    }

    /// Takes edits out of the files that they were made in, the last one first; those of which nothing is there, or
    /// whose place is not found, are passed over.
    mutating func takeBack(_ edits: [DeclaredEdit]) throws -> TakenBack {
        var result = TakenBack()
        var touched: [DeclaredEdit.Site: Set<RelativePath>] = [:]
        let sources = edits.filter { !$0.kind.isOfManifest }.reversed()
        // What an import is for goes first.
        for edit in sources.filter({ $0.kind != .import }) + sources.filter({ $0.kind == .import }) {
            let removals = try removals(of: edit, in: touched[edit.site] ?? [])
            for (path, removals) in Dictionary(grouping: removals, by: \.path).sorted(by: { $0.key < $1.key }) {
                let bytes = try contents(of: path) ?? []
                try write(SourceText(bytes).applying(removals.flatMap(\.edits)).bytes, to: path)
                touched[edit.site, default: []].insert(path)
            }
            result.edited += removals.filter { !$0.isAsMade }
        }
        for edit in edits.reversed() where edit.kind.isOfManifest {
            guard let change = edit.manifestRemoval else { continue }
            result.refusals += try takeOut(change, of: edit.location)
        }
        return result
    }

    private mutating func removals(
        of edit: DeclaredEdit,
        in touched: Set<RelativePath>
    ) throws -> [EditRemoval.Result] {
        do {
            if edit.kind == .jsonEntry {
                guard let bytes = try contents(of: edit.location) else { return [] }
                let entry = JSONEntryEdit(
                    at: edit.at,
                    key: edit.key,
                    text: edit.text ?? "",
                    isSorted: edit.place == .sorted
                )
                return try entry.removals(in: EditedFile(path: edit.location, contents: bytes))
            }
            guard let query = edit.declares.flatMap(DeclarationQuery.init), let source = edit.sourceEdit(of: query)
            else { return [] }
            let files = try files(for: query, below: edit.location)
            let found = try source.removals(in: files)
            guard let source = source as? ImportEdit else { return found }
            let others = touched.subtracting(found.map(\.path)).sorted()
            return try found + others.flatMap { path in try source.removals(inOther: path, files: files) }
        } catch is EditError {
            // Where the place is not found, nothing can be taken out; what is left there is looked for afterwards.
            return []
        }
    }

    /// Takes an entry out of a manifest, and of those beside it that win for their tools.
    ///
    /// - Returns: why it cannot go.
    mutating func takeOut(_ change: ManifestChange, of manifest: RelativePath) throws -> [Diagnostic] {
        var refusals: [Diagnostic] = []
        let names = ManifestFiles.names(among: try workspace.tree.entries(of: manifest.parent))
        for path in names.map(manifest.parent.file) {
            guard let bytes = try contents(of: path) else { continue }
            let settings = try FormatSettings.inForce(in: path.parent, of: workspace.tree, fallback: nil)
            let editor = ManifestEditor(
                file: path.description,
                text: SourceText(bytes),
                lineLength: settings.isConfigured ? settings.lineLength : nil
            )
            do throws(ManifestError) {
                let result = try editor.result(of: [change])
                if !result.edits.isEmpty { try? write(result.text.bytes, to: path) }
            } catch {
                refusals += error.diagnostics.filter { ![.noSuchEntry, .noSuchTarget].contains($0.id) }
            }
        }
        return refusals
    }
}

extension DeclaredEdit {
    /// The declaration that an edit is for, and where that is looked for.
    fileprivate struct Site: Hashable {
        let declares: String?
        let location: RelativePath
    }

    fileprivate var site: Site { Site(declares: declares, location: location) }
}

extension ImportEdit {
    /// The import in another file of the type, where a part of it has been moved to.
    fileprivate func removals(
        inOther path: RelativePath,
        files: [EditedFile]
    ) throws(EditError) -> [EditRemoval.Result] {
        guard let file = files.first(where: { $0.path == path }) else { return [] }
        return try sites(in: file).map { site in
            EditRemoval(of: site) { changed in try? textEdits(in: changed) }.result
        }
    }
}
