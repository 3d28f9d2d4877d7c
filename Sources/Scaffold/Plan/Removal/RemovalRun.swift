/// Takes what blueprints have made out of a workspace's tree: files that are as they were made, and edits.
///
/// It collects all that stands in the way before it refuses, so that the user sees it at once.
final class RemovalRun {
    let workspace: Workspace
    let keepsEdited: Bool
    private var refusals: [Diagnostic] = []
    private(set) var notes: [Diagnostic] = []
    /// Files that stay because people have changed or made them.
    private(set) var kept: Set<RelativePath> = []
    /// Files in which something stays that was made with what goes, because it is used elsewhere by now.
    var stillUsed: Set<RelativePath> = []

    init(workspace: Workspace, keepsEdited: Bool) {
        self.workspace = workspace
        self.keepsEdited = keepsEdited
    }

    private var tree: WorkingTree { workspace.tree }

    /// Takes edits back.
    func takeBack(_ edits: [DeclaredEdit]) throws {
        var run = EditRun(workspace: workspace)
        let result = try run.takeBack(edits)
        refusals += result.refusals
        for edited in result.edited { report(edited) }
    }

    /// Takes an entry out of a manifest.
    func takeOut(_ change: ManifestChange, of manifest: RelativePath) throws {
        var run = EditRun(workspace: workspace)
        refusals += try run.takeOut(change, of: manifest)
    }

    /// Takes a package out of a manifest unless some target of it uses that.
    func takeOutIfUnused(_ change: ManifestChange, of manifest: RelativePath) throws {
        var run = EditRun(workspace: workspace)
        refusals += try run.takeOut(change, of: manifest).filter { $0.id != .requirementUnmet }
    }

    func takeOutIfUnused(_ edit: DeclaredEdit) throws {
        guard let change = edit.manifestRemoval else { return }
        try takeOutIfUnused(change, of: edit.location)
    }

    /// Deletes a file where it says what one of the renderings does; it is listed where it says something else.
    ///
    /// - Parameter renderings: as they would be on disk; none for a file that no blueprint makes.
    func remove(_ path: RelativePath, madeAs renderings: [[UInt8]]) throws {
        guard let bytes = try tree.contents(of: path) else { return }
        let isMade = renderings.contains { rendering in
            isSame(
                SourceText(rendering),
                onDisk: SourceText(bytes),
                comparison: FileComparison(path: path, contents: rendering)
            )
        }
        if isMade {
            tree.remove(path)
        } else {
            keep(path, isForeign: renderings.isEmpty)
        }
    }

    /// Lists a file that spmgen did not make, or not as it is.
    func keep(_ path: RelativePath, isForeign: Bool) {
        guard kept.insert(path).inserted else { return }
        let what = isForeign ? "`\(path)` is not spmgen's" : "`\(path)` has been changed since spmgen made it"
        let place = DiagnosticLocation(file: path.description)
        if keepsEdited {
            notes.append(
                Diagnostic(
                    .fileKept,
                    severity: .warning,
                    what + ", so it stays",
                    at: place,
                    remedy: "delete it by hand when nothing in it is needed"
                )
            )
        } else {
            refusals.append(
                Diagnostic(
                    .fileEdited,
                    what + ", so removing it would lose work",
                    at: place,
                    remedy: "move what is needed to another place, or let such files stay with `--keep-edited`"
                )
            )
        }
    }

    /// Brings a file back that was to go, because one that stays needs it.
    func restore(_ path: RelativePath, neededBy other: RelativePath) throws {
        guard let bytes = try tree.contentsOnDisk(of: path) else { return }
        tree.draft(bytes, at: path, mode: try tree.mode(of: path) ?? .regular)
        kept.insert(path)
        notes.append(
            Diagnostic(
                .fileKept,
                severity: .warning,
                "`\(path)` stays, because `\(other)` uses it",
                at: DiagnosticLocation(file: path.description),
                remedy: "delete both by hand when nothing in them is needed"
            )
        )
    }

    private func report(_ edited: EditRemoval.Result) {
        if keepsEdited {
            notes.append(
                Diagnostic(
                    .fileKept,
                    severity: .warning,
                    "this had been changed since spmgen put it in, and is taken out all the same",
                    at: edited.place,
                    remedy: "this is what stood there, if you need it elsewhere",
                    paste: edited.text
                )
            )
        } else {
            refusals.append(
                Diagnostic(
                    .fileEdited,
                    "this has been changed since spmgen put it in, so removing it would lose work",
                    at: edited.place,
                    remedy: "move what is needed to another place, or have it taken out with `--keep-edited`"
                )
            )
        }
    }

    /// Lists entries of a file that are not as spmgen put them in.
    func report(_ what: String, at place: DiagnosticLocation, remedy: String) {
        if keepsEdited {
            notes.append(
                Diagnostic(
                    .fileKept, severity: .warning, what + ", and is taken out all the same", at: place,
                    remedy: "look at what is left there"))
        } else {
            refusals.append(
                Diagnostic(.fileEdited, what + ", so removing it would lose work", at: place, remedy: remedy))
        }
    }

    /// Where code still uses what goes, says first why, in place of each thing that then is not as it was made.
    func explain(_ diagnostic: Diagnostic) {
        guard refusals.contains(where: { $0.id == .stillUsed }) else { return }
        refusals = [diagnostic] + refusals.filter { $0.id != .fileEdited }
    }

    func note(_ diagnostic: Diagnostic) { notes.append(diagnostic) }

    /// Lists code that would no longer compile; in a file that stays because it was changed, that is its owner's to mend.
    func refuse(_ uses: [Diagnostic]) {
        let keptFiles = Set(kept.map(\.description))
        for use in uses where !refusals.contains(use) {
            guard let file = use.location?.file, keptFiles.contains(file) else {
                refusals.append(use)
                continue
            }
            if keepsEdited { notes.append(use.with(severity: .warning)) }
        }
    }

    /// - Throws: all that stands in the way.
    func finish() throws(Refusal) {
        if !refusals.isEmpty { throw Refusal(refusals + notes) }
    }
}
