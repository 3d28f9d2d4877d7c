/// Takes a feature, or a screen, out of a workspace with habits of its own: its files, and what manifests and workspace
/// files say of it.
struct NeighbourRemoval {
    let feature: NeighbourFeature
    let catalog: Catalog
    let run: RemovalRun

    private var module: FeatureModule { feature.module }
    private var workspace: Workspace { feature.workspace }
    private var tree: WorkingTree { workspace.tree }

    // MARK: A feature

    func remove() throws {
        let dependents = try feature.dependents()
        run.refuse(try manifestUses(in: dependents + [module.package]))
        let files = try feature.files()
        let (rest, edited) = try feature.takenOut()
        let remaking = NeighbourRemaking(feature: feature, catalog: catalog, rest: rest)
        let made = try remaking.contents { made in
            files.allSatisfy { isMade($0, made) } && edited.allSatisfy { isMade($0, made) }
        }
        for path in files { try run.remove(path, madeAs: made[path] ?? []) }
        for path in edited {
            guard let draft = rest.tree.drafts[path] else { continue }
            tree.draft(draft.contents, at: path, mode: draft.mode)
            if !isMade(path, made) { reportEdited(path) }
        }
        try refuseUses(of: Set(module.targets.map(\.name)), in: dependents)
        try noteProjects()
    }

    /// Whether a file says what one of the ways to make it says; the order of entries aside.
    private func isMade(_ path: RelativePath, _ made: [RelativePath: [[UInt8]]]) -> Bool {
        guard let bytes = (try? tree.contentsOnDisk(of: path)) ?? nil, let ways = made[path] else { return false }
        if ways.contains(bytes) { return true }
        let isManifest = path.name.hasPrefix("Package") && path.fileExtension == "swift"
        guard isManifest || path.fileExtension == "xcworkspacedata" else { return false }
        func words(_ bytes: [UInt8]) -> [String] {
            let text = SourceText(bytes)
            guard isManifest else { return text.string.split(whereSeparator: \.isWhitespace).map(String.init).sorted() }
            return Lexer.tokens(of: bytes, language: .swift)
                .filter { (!$0.kind.isTrivia || $0.kind.isComment) && $0.kind != .comma }
                .map { text.string(in: $0.range) }
                .sorted()
        }
        let own = words(bytes)
        return ways.contains { words($0) == own }
    }

    private func reportEdited(_ path: RelativePath) {
        let place = DiagnosticLocation(file: path.description)
        let what = "what `\(path)` says of `\(module.stem)` has been changed since spmgen put it in"
        run.report(
            what, at: place, remedy: "move what is needed to another place, or have it taken out with `--keep-edited`")
    }

    // MARK: What uses it

    /// Targets that depend on the feature without putting it together with others.
    private func manifestUses(in folders: [RelativePath]) throws -> [Diagnostic] {
        let wired = feature.wired
        return try folders.flatMap { folder -> [Diagnostic] in
            let path = folder.file("Package.swift")
            guard let manifest = try workspace.manifest(in: folder), let bytes = try tree.contents(of: path) else {
                return []
            }
            let uses = feature.uses(in: manifest).filter { wired[folder]?.contains($0.target.name) != true }
            return uses.map { target, dependency in
                Diagnostic(
                    .stillUsed,
                    "`\(target.name)` depends on `\(dependency.name)`, which goes with `\(module.stem)`",
                    at: DiagnosticLocation(
                        file: path.description, offset: dependency.range.lowerBound, in: SourceText(bytes)),
                    remedy: "take this use out first"
                )
            }
        }
    }

    private func refuseUses(of modules: Set<String>, in dependents: [RelativePath]) throws {
        let folders = dependents + (module.home == .targets ? [module.package] : [])
        let subjects = modules.sorted().map { RemainingUses.Subject.module($0) }
        let uses = try RemainingUses(below: folders, in: workspace, mentioning: subjects)
        run.refuse(uses.diagnostics(of: subjects, besides: module.stem))
    }

    /// Xcode projects are not edited; that the feature is gone has to be said to them.
    private func noteProjects() throws {
        guard module.home == .package else { return }
        for project in try tree.entries(of: .root) where project.hasSuffix(".xcodeproj") {
            let path = RelativePath.root.file(project).file("project.pbxproj")
            guard let bytes = try tree.contents(of: path),
                bytes.contains(sequence: Array(module.package.description.utf8))
            else { continue }
            run.note(
                Diagnostic(
                    .stepLeftInXcode,
                    severity: .warning,
                    "`\(project)` names the package `\(module.package)`",
                    at: DiagnosticLocation(file: path.description),
                    remedy: "in Xcode, remove the package from the project"
                )
            )
        }
    }

    // MARK: A screen

    /// - Returns: its name.
    /// - Throws: `WorkspaceError.noScreen`, with the nearest name.
    func remove(_ typed: TypeName) throws -> String {
        let screens = try ModuleSources(of: module, in: tree).screens
        let wanted = typed.rawValue.lowercased()
        guard let screen = screens.first(where: { [$0.stem, $0.type].map { $0.lowercased() }.contains(wanted) })
        else {
            if let name = try removePart(typed.rawValue) { return name }
            let names = screens.map(\.stem)
            throw WorkspaceError.noScreen(
                typed.rawValue, in: module.stem, near: NearestName(among: names).to(typed.rawValue), known: names)
        }
        guard screens.count > 1 else { throw ScreenRemoval.lastScreen(screen.stem, of: module.stem, in: module.folder) }
        let remaking = NeighbourRemaking(feature: feature, catalog: catalog, rest: try feature.takenOut().rest)
        var made: [RelativePath: [[UInt8]]] = [:]
        if let trial = try remaking.remade(screen) { made = trial.drafts.mapValues { [$0.contents] } }
        if !screen.files.allSatisfy({ isMade($0, made) }) {
            // It may have come with its feature.
            made.merge(try remaking.contents { all in screen.files.allSatisfy { isMade($0, all) } }) { $0 + $1 }
        }
        var types: Set<String> = []
        for path in screen.files {
            let declared = try ModuleSources.types(in: path, of: tree)
            try run.remove(path, madeAs: made[path] ?? [])
            if tree.removals.contains(path) { types.formUnion(declared) }
        }
        try refuseUses(ofTypes: types, with: screen.stem)
        return screen.stem
    }

    private func refuseUses(ofTypes types: Set<String>, with name: String) throws {
        let subjects = types.sorted().map { RemainingUses.Subject.type($0) }
        let folders = feature.folders + (try feature.dependents())
        let uses = try RemainingUses(
            below: folders, in: workspace, mentioning: subjects, own: feature.folders)
        run.refuse(uses.diagnostics(of: subjects, besides: module.stem + "/" + name))
    }

    // MARK: A model or a service

    /// - Returns: its name; nil where nothing of it is there.
    private func removePart(_ name: String) throws -> String? {
        let remaking = NeighbourRemaking(feature: feature, catalog: catalog, rest: workspace)
        let files = try remaking.files(ofPart: name).filter { try tree.kind(of: $0.path) == .file }
        guard !files.isEmpty else { return nil }
        var types: Set<String> = []
        for (path, ways) in Dictionary(grouping: files, by: \.path).sorted(by: { $0.key < $1.key }) {
            let declared = try ModuleSources.types(in: path, of: tree)
            try run.remove(path, madeAs: ways.map(\.contents))
            if tree.removals.contains(path) { types.formUnion(declared) }
        }
        try refuseUses(ofTypes: types, with: name)
        return name
    }
}

extension ModuleSources {
    /// The types that a file declares.
    static func types(in path: RelativePath, of tree: WorkingTree) throws(FileError) -> [String] {
        guard let bytes = try tree.contents(of: path) else { return [] }
        return CodeBlock(SyntaxTree(lexing: SourceText(bytes))).declarations
            .filter { $0.kind.hasMembers && $0.kind != .extension }
            .map(\.name)
    }
}
