/// Brings a rendering into the workspace's tree: new files, satisfied ones, conflicts, and edits of what is there.
///
/// It collects every conflict before it refuses, so that the user sees them all at once.
final class BlueprintRun {
    private let workspace: Workspace
    private var conflicts: [Diagnostic] = []
    private(set) var notes: [Diagnostic] = []

    /// Whether a file is there that says something else, so that the run will be refused.
    var hasConflicts: Bool { !conflicts.isEmpty }

    init(workspace: Workspace) {
        self.workspace = workspace
    }

    /// Which parts of a rendering are wanted.
    struct Scope {
        /// Files that are left as they are, whatever the rendering says.
        var leavesOut: (RelativePath) -> Bool = { _ in false }
        /// Whether Swift files get the look of the workspace: sorted imports, its indentation.
        var isLaidOut = true
        /// `--files-only`: edits are shown, not made.
        var showsEdits = false
        /// Changes of a manifest that come with those of the blueprint.
        var manifestChanges: [ManifestChange] = []
        /// What to do about a file that says something else.
        var conflictRemedy = "use another name, or move the file away and run the command again"
    }

    /// Drafts the files and edits of one rendering.
    ///
    /// - Throws: `ManifestError`, `EditError`, `FileError` for a required edit that has no certain place.
    func add(_ rendering: Rendering, scope: Scope = Scope()) throws {
        var files: [RelativePath: [UInt8]] = [:]
        let wanted = rendering.files.filter { !scope.leavesOut($0.path) }
        for file in wanted {
            files[file.path] = try scope.isLaidOut ? laidOut(file) : file.contents
        }
        var edits = EditRun(workspace: workspace, rendered: files)
        let inside = rendering.edits.filter { edits.isInRendering($0) }
        let outside = rendering.edits.filter { !edits.isInRendering($0) }
        try edits.make(inside)
        for file in wanted {
            try draft(file, contents: edits.rendered[file.path] ?? file.contents, remedy: scope.conflictRemedy)
        }
        guard conflicts.isEmpty else { return }
        if scope.showsEdits {
            try edits.show(outside)
        } else {
            try edits.make(outside, alongside: scope.manifestChanges)
        }
        notes += edits.notes
    }

    /// - Throws: all conflicts that were found, if any.
    func finish() throws(Refusal) {
        if !conflicts.isEmpty { throw Refusal(conflicts + notes) }
    }

    /// A rendered file in the layout of its place: imports sorted, the workspace's unit of indentation.
    private func laidOut(_ file: RenderedFile) throws -> [UInt8] { try file.laidOut(in: workspace) }

    /// Compares one rendered file with what is there.
    private func draft(_ file: RenderedFile, contents: [UInt8], remedy: String) throws {
        if let obstacle = try obstacle(to: file.path) {
            // One thing in the way is told of once, however many files lie behind it.
            if !conflicts.contains(where: { $0.id == obstacle.id && $0.location == obstacle.location }) {
                conflicts.append(obstacle)
            }
            return
        }
        guard let existing = try workspace.tree.contents(of: file.path) else {
            workspace.tree.draft(contents, at: file.path, mode: file.isExecutable ? .executable : .regular)
            return
        }
        let isThere = satisfies(
            rendering: SourceText(contents),
            onDisk: SourceText(existing),
            comparison: FileComparison(path: file.path, contents: contents)
        )
        guard !isThere else { return }
        conflicts.append(
            Diagnostic(
                .conflict,
                "`\(file.path)` is there already and says something else",
                at: DiagnosticLocation(file: file.path.description),
                remedy: remedy
            )
        )
    }

    /// What stands where the file, or a folder on the way to it, must be.
    private func obstacle(to path: RelativePath) throws -> Diagnostic? {
        var folder = path.parent
        while !folder.isRoot {
            if let kind = try workspace.tree.kind(of: folder), kind != .directory {
                return blocked(by: folder, "is a file, where a folder must be")
            }
            folder = folder.parent
        }
        if let kind = try workspace.tree.kind(of: path), kind != .file {
            return blocked(by: path, "is a folder, where a file must be")
        }
        return nil
    }

    private func blocked(by obstacle: RelativePath, _ reason: String) -> Diagnostic {
        Diagnostic(
            .pathBlocked,
            "`\(obstacle)` \(reason)",
            at: DiagnosticLocation(file: obstacle.description),
            remedy: "move `\(obstacle)` away, or use another name"
        )
    }
}

extension RenderedFile {
    /// The file in the layout of its place: imports sorted, the workspace's unit of indentation.
    func laidOut(in workspace: Workspace) throws -> [UInt8] {
        guard path.fileExtension == "swift" else { return contents }
        let settings = try workspace.formatSettings(for: path.parent)
        let sorted = ImportSorting.sorted(SourceText(contents))
        let layout = Layout(
            indentation: settings.indentation,
            indentsConditionalBlocks: settings.indentsConditionalBlocks
        )
        return layout.applied(to: sorted).bytes
    }
}
