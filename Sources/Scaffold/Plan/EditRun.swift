/// Makes the edits of a blueprint: finds the file of each, lets syntax decide the place, and drafts the result.
///
/// All edits of one call are decided on the files as they were before it; a required one without a certain place ends
/// the run, with every such edit named.
struct EditRun {
    let workspace: Workspace
    /// Files that the same plan creates, before they are compared with the disk.
    private(set) var rendered: [RelativePath: [UInt8]]
    private(set) var notes: [Diagnostic] = []
    private var sources: SourceCache

    init(workspace: Workspace, rendered: [RelativePath: [UInt8]] = [:]) {
        self.workspace = workspace
        self.rendered = rendered
        sources = SourceCache(workspace: workspace)
    }

    /// Whether an edit is for a file that the same rendering makes.
    func isInRendering(_ edit: DeclaredEdit) -> Bool {
        guard let declares = edit.declares else { return rendered[edit.location] != nil }
        guard let query = DeclarationQuery(declares) else { return false }
        return !renderedFiles(for: query, below: edit.location).isEmpty
    }

    /// `--files-only`: says what edits would put in, and where, for people to do so; what is there needs no mention.
    mutating func show(_ edits: [DeclaredEdit]) throws {
        for edit in edits {
            var location = DiagnosticLocation(file: edit.location.description)
            if !edit.kind.isOfManifest {
                do {
                    guard let file = try place(edit).first(where: { !$0.edits.isEmpty }) else { continue }
                    let text = SourceText(try contents(of: file.path) ?? [])
                    let offset = file.edits[0].range.lowerBound
                    location = DiagnosticLocation(file: file.path.description, offset: offset, in: text)
                } catch let error as EditError {
                    location = error.location ?? location
                }
            }
            notes.append(Self.shown(edit, at: location))
        }
    }

    private static func shown(_ edit: DeclaredEdit, at location: DiagnosticLocation) -> Diagnostic {
        let place = ([edit.declares ?? edit.key].compactMap { $0 } + edit.at).joined(separator: ", ")
        return Diagnostic(
            .editSkipped,
            severity: .note,
            "not put in, as only files were asked for" + (place.isEmpty ? "" : ": \(place)"),
            at: location,
            remedy: "put this in by hand",
            paste: edit.text ?? edit.name
        )
    }

    /// The ids of the welcome edits that have no place in the files as they are.
    mutating func withoutPlace(among edits: [DeclaredEdit]) throws -> Set<String> {
        var ids: Set<String> = []
        for edit in edits where !edit.isRequired && !edit.kind.isOfManifest {
            guard let id = edit.id else { continue }
            do {
                _ = try place(edit)
            } catch is EditError {
                ids.insert(id)
            }
        }
        return ids
    }

    /// - Parameter alongside: further changes of the root manifest, which come first.
    /// - Throws: `Refusal` with all required edits that have no place; `ManifestError`, `FileError`.
    mutating func make(_ edits: [DeclaredEdit], alongside: [ManifestChange] = []) throws {
        var found: [(edit: DeclaredEdit, edits: [FileEdits])] = []
        var unmade: Set<String> = []
        var refusals: [Diagnostic] = []
        for edit in edits where !edit.kind.isOfManifest {
            do {
                found.append((edit, try place(edit)))
            } catch let error as EditError {
                if edit.isRequired { refusals += error.diagnostics } else { notes.append(error.warning) }
                if let id = edit.id { unmade.insert(id) }
            }
        }
        guard refusals.isEmpty else { throw Refusal(refusals + notes) }
        found.removeAll { edit, _ in edit.with.map(unmade.contains) == true }
        var perFile: [RelativePath: [TextEdit]] = [:]
        for file in found.flatMap(\.edits) + (try importsElsewhere(for: found)) {
            perFile[file.path, default: []] += file.edits
        }
        for (path, edits) in perFile.sorted(by: { $0.key < $1.key }) {
            try write(SourceText(contents(of: path) ?? []).applying(edits).bytes, to: path)
        }
        try changeManifests(edits.filter(\.kind.isOfManifest), alongside: alongside)
    }

    /// Makes changes of a manifest, and of those beside it that win for their tools.
    ///
    /// - Throws: `ManifestError`.
    mutating func change(_ path: RelativePath, _ changes: [ManifestChange]) throws {
        guard !changes.isEmpty else { return }
        guard let bytes = try contents(of: path) else {
            throw WorkspaceError.noManifest(workspace.root.appending(path.parent))
        }
        guard path.name == ManifestFiles.plain else { return try change(path, from: bytes, changes) }
        // A manifest that is being made is not in its folder yet.
        let names = ManifestFiles.names(
            among: Array(Set(try workspace.tree.entries(of: path.parent) + [path.name])).sorted())
        var absent: [ManifestError] = []
        for file in names.map(path.parent.file) {
            guard let bytes = try contents(of: file) else { continue }
            do {
                try change(file, from: bytes, changes)
            } catch let error as ManifestError where names.count > 1 && changes.allSatisfy(\.isOfAnEntry) {
                guard error.isOfAbsence else { throw error }
                absent.append(error)
            }
        }
        // What only one of the manifests has is changed there.
        if absent.count == names.count, let first = absent.first { throw first }
        notes += absent.flatMap(\.diagnostics).map(Self.leftAsItIs)
    }

    private static func leftAsItIs(_ absence: Diagnostic) -> Diagnostic {
        Diagnostic(
            absence.id,
            severity: .note,
            "this manifest stays as it is: \(absence.message)",
            at: absence.location,
            remedy: "nothing needs to be done, unless it should have it"
        )
    }

    private mutating func change(_ path: RelativePath, from bytes: [UInt8], _ changes: [ManifestChange]) throws {
        let settings = try FormatSettings.inForce(in: path.parent, of: workspace.tree, fallback: nil)
        let editor = ManifestEditor(
            file: path.description,
            text: SourceText(bytes),
            lineLength: settings.isConfigured ? settings.lineLength : nil
        )
        let result = try editor.result(of: changes)
        notes += result.notes
        if !result.edits.isEmpty { try write(result.text.bytes, to: path) }
    }

    // MARK: - Places

    private mutating func place(_ edit: DeclaredEdit) throws -> [FileEdits] {
        let text = edit.text ?? ""
        switch edit.kind {
        case .jsonEntry, .managedSection:
            guard let bytes = try contents(of: edit.location) else {
                let entry = edit.key.map { "\"\($0)\" : \(text)" } ?? text
                throw EditError("there is no file `\(edit.location)`", at: nil, paste: entry)
            }
            let file = EditedFile(path: edit.location, contents: bytes)
            return try [FileEdits(path: edit.location, edits: edit.textEdits(in: file))]
        default:
            guard let query = DeclarationQuery(edit.declares ?? "") else {
                throw EditError("`\(edit.declares ?? "")` is no declaration", at: nil, paste: text)
            }
            let files = try files(for: query, below: edit.location)
            if files.isEmpty {
                throw EditError("no file below `\(edit.location)` declares `\(query)`", at: nil, paste: text)
            }
            return try edit.fileEdits(of: query, in: files)
        }
    }

    /// The imports that a type's other files need: where people have moved a part of it, what an edit puts there uses
    /// the module that the template imports beside the type's declaration.
    private func importsElsewhere(for found: [(edit: DeclaredEdit, edits: [FileEdits])]) throws -> [FileEdits] {
        var result: [FileEdits] = []
        for (edit, edits) in found where edit.kind == .import {
            guard let query = edit.declares.flatMap(DeclarationQuery.init) else { continue }
            let others = found.map(\.edit).enumerated().filter { _, other in
                other.kind != .import && other.declares == edit.declares && other.location == edit.location
            }
            for path in Set(others.flatMap { found[$0.offset].edits.map(\.path) }).sorted() {
                guard !edits.contains(where: { $0.path == path }), let bytes = try contents(of: path) else { continue }
                let file = EditedFile(path: path, contents: bytes)
                let added = try ImportEdit(declares: query, text: edit.text ?? "").textEdits(in: file)
                if !added.isEmpty { result.append(FileEdits(path: path, edits: added)) }
            }
        }
        return result
    }

    mutating func files(for query: DeclarationQuery, below folder: RelativePath) throws -> [EditedFile] {
        let made = renderedFiles(for: query, below: folder)
        return made.isEmpty ? try sources.files(below: folder, where: query.mayOccur) : made
    }

    /// The files of the rendering that mention a declaration, if one of them declares it.
    private func renderedFiles(for query: DeclarationQuery, below folder: RelativePath) -> [EditedFile] {
        let files = rendered.filter { path, contents in
            path.isInside(folder) && path.fileExtension == "swift" && query.mayOccur(in: contents)
        }
        .sorted { $0.key < $1.key }
        .map { EditedFile(path: $0.key, contents: $0.value) }
        return files.contains { !query.find(in: $0).declarations.isEmpty } ? files : []
    }

    // MARK: - Manifests

    private mutating func changeManifests(_ edits: [DeclaredEdit], alongside: [ManifestChange]) throws {
        var changes: [RelativePath: [ManifestChange]] = [:]
        if !alongside.isEmpty, let root = workspace.rootManifestFolder {
            changes[root.file("Package.swift")] = alongside
        }
        for edit in edits {
            guard let change = edit.manifestChange else { continue }
            changes[edit.location, default: []].append(change)
        }
        for (path, changes) in changes.sorted(by: { $0.key < $1.key }) { try change(path, changes) }
    }

    // MARK: - Contents

    func contents(of path: RelativePath) throws(FileError) -> [UInt8]? {
        if let contents = rendered[path] { return contents }
        return try workspace.tree.contents(of: path)
    }

    mutating func write(_ bytes: [UInt8], to path: RelativePath) throws {
        if rendered[path] != nil {
            rendered[path] = bytes
        } else {
            workspace.tree.draft(bytes, at: path, mode: try workspace.tree.mode(of: path) ?? .regular)
        }
    }
}

/// The Swift files of a workspace that edits look into, each lexed once.
private struct SourceCache {
    let workspace: Workspace
    private var paths: [RelativePath: [RelativePath]] = [:]
    private var files: [RelativePath: EditedFile] = [:]

    init(workspace: Workspace) {
        self.workspace = workspace
    }

    mutating func files(
        below folder: RelativePath,
        where isWanted: ([UInt8]) -> Bool
    ) throws(FileError) -> [EditedFile] {
        let tree = workspace.tree
        let known: [RelativePath]
        if let listed = paths[folder] {
            known = listed
        } else {
            known = try SourceFiles(tree: tree).paths(below: folder)
        }
        paths[folder] = known
        var result: [EditedFile] = []
        for path in known {
            guard let bytes = try tree.contents(of: path), isWanted(bytes) else { continue }
            let file: EditedFile
            if let lexed = files[path], lexed.text.bytes == bytes {
                file = lexed
            } else {
                let settings = try workspace.formatSettings(for: path.parent)
                file = EditedFile(
                    path: path,
                    contents: bytes,
                    lineLimit: settings.lineLength,
                    indentation: settings.indentation
                )
            }
            files[path] = file
            result.append(file)
        }
        return result
    }
}
