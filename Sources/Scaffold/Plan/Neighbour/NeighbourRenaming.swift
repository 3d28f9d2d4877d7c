/// Plans `rename` of a feature, or a screen, in a workspace with habits of its own.
///
/// The feature's targets, products, types and files that bear its name get the new one; so does what is as spmgen writes
/// it. What else mentions it is listed.
struct NeighbourRenaming {
    let makers: Makers
    let request: RenameRequest
    private let repeated: RepeatedRename
    private let feature: NeighbourFeature

    /// Nil where the feature is one of the built-in architecture, or there is none of that name.
    init?(makers: Makers, request: RenameRequest, repeated: RepeatedRename) throws {
        let workspace = makers.workspace
        var found = try NeighbourFeature(named: request.feature.rawValue, in: workspace)
        if found == nil, request.screen == nil, let new = try? ModuleName(request.newTyped) {
            // It may have been renamed before.
            found = try NeighbourFeature(named: new.rawValue, in: workspace)
            let known = found?.reader.modules.features.map(\.stem) ?? []
            let old = request.feature.rawValue
            if let found, !repeated.isMeant(old, as: found.module.stem, among: known) {
                throw WorkspaceError.noFeature(old, near: NearestName(among: known).to(old), known: known)
            }
        }
        guard let found else { return nil }
        self.makers = makers
        self.request = request
        self.repeated = repeated
        feature = found
    }

    private var module: FeatureModule { feature.module }
    private var workspace: Workspace { makers.workspace }
    private var tree: WorkingTree { workspace.tree }

    func draft() throws -> PlanDraft {
        if let screen = request.screen { return try rename(screen) }
        return try renameFeature()
    }

    // MARK: A feature

    private func renameFeature() throws -> PlanDraft {
        let new = feature.reader.stem(of: try ModuleName(request.newTyped).rawValue)
        let subject = Subject(typed: request.newTyped, name: new)
        guard module.stem != new else { return PlanDraft(subject: subject) }
        let names = FeatureNames(of: module, for: new)
        let blueprint = try makers.catalog.blueprint(named: NeighbourSources.template)
        let suffix = try ModuleSources(of: module, in: tree).screens.first?.suffix ?? "View"
        try blueprint.refuseReserved(new + suffix, option: "viewType", kind: .feature, typed: request.newTyped)
        let newFolder = module.home == .package ? moved(module.package, names) : module.package
        var renamed = RenamedFeature(feature)
        let pairs = try pairs(names, ownTypes: &renamed.ownTypes)
        let run = RenameRun(
            workspace: workspace, feature: renamed, pairs: pairs, newFolder: newFolder, name: module.stem,
            newName: new)
        try run.refuseTaken(identity: module.home == .package ? newFolder.name : nil, as: .feature)
        try refuseTakenTargets(names)
        try run.rename(targets: true)
        if module.home == .targets { try renameManifest(names) }
        try renameWorkspaceFiles(to: newFolder)
        return PlanDraft(subject: subject, notes: run.notes, next: [next(names, newFolder)])
    }

    private func next(_ names: FeatureNames, _ folder: RelativePath) -> NextCommand {
        guard module.home == .targets, let tests = module.tests.first else {
            return ["swift", "test", "--package-path", .path(folder)]
        }
        return ["swift", "test", "--package-path", .path(folder), "--filter", .text(names.name(tests.name))]
    }

    /// Where a file or folder of the feature goes.
    private func moved(_ path: RelativePath, _ names: FeatureNames) -> RelativePath {
        let folder = feature.folders.first { path.isInside($0) } ?? path
        let count = folder.parent.components.count
        let inside = RelativePath.root.appending(names: Array(path.components.dropFirst(count)))
        let renamed = names.path(inside)
        guard !feature.folders.contains(path) else { return folder.parent.appending(names: renamed.components) }
        let name = path.name.prefix { $0 != "." }
        let file = names.member(String(name)) + path.name.dropFirst(name.count)
        return folder.parent.appending(names: renamed.parent.components + [file])
    }

    private func pairs(_ names: FeatureNames, ownTypes: inout Set<String>) throws -> NamePairs {
        var pairs = NamePairs()
        for path in try feature.files() {
            pairs.add(path, as: moved(path, names), texts: try texts(of: path, names))
        }
        let rest = try feature.takenOut().rest
        let remaking = NeighbourRemaking(feature: feature, catalog: makers.catalog, rest: rest)
        if let old = try remaking.remade(named: ModuleName(module.stem)),
            let new = try remaking.remade(named: ModuleName(names.to))
        {
            pairs.add(old, new) { moved($0, names) }
        }
        for part in try ModuleSources.parts(of: module.targets, in: tree) where part.declaration.kind != .extension {
            let name = part.declaration.name
            if module.targets.contains(where: { $0.name == name }) { ownTypes.insert(name) }
            if names.member(name) != name { pairs.add(types: [name: names.member(name)]) }
            for element in part.declaration.members.flatMap(\.cases) {
                let (old, new) = (CaseName(of: names.from), CaseName(of: names.to))
                guard element.name == old.bare else { continue }
                pairs.add(name, element.name, new.bare, isCase: true, hasValues: element.values != nil)
            }
        }
        let own = Dictionary(uniqueKeysWithValues: module.ownNames.map { ($0, names.name($0)) })
        pairs.add(types: own)
        pairs.add(editTexts: own)
        return pairs
    }

    /// The texts of a file that say what it, or its module, is called: those of its header, and of a manifest.
    private func texts(of path: RelativePath, _ names: FeatureNames) throws -> [String: String] {
        guard path.fileExtension == "swift", let bytes = try tree.contents(of: path) else { return [:] }
        let syntax = SyntaxTree(lexing: SourceText(bytes))
        let isManifest = path.parent == module.package && path.name.hasPrefix("Package")
        let start = syntax.code.first?.range.lowerBound ?? bytes.count
        let (old, new) = (path.name, moved(path, names).name)
        var texts: [String: String] = [:]
        for token in syntax.tokens {
            let text = syntax.text.string(in: token.range)
            let isHeader = token.kind.isComment && token.range.lowerBound < start
            guard isHeader || isManifest && token.kind == .stringText else { continue }
            let renamed = isHeader ? names.text(text.replacingWord(old, with: new)) : names.element("\"\(text)\"")
            texts[text] = isHeader ? renamed : String(renamed.dropFirst().dropLast())
        }
        return texts.filter { $0 != $1 }
    }

    private func refuseTakenTargets(_ names: FeatureNames) throws {
        guard module.home == .targets else { return }
        let own = Set(module.targets.map(\.name))
        for name in own.sorted().map(names.name) where !own.contains(name) {
            guard module.manifest.target(named: name) != nil else { continue }
            throw WorkspaceError.nameTaken(
                name, as: .target, owner: "the manifest has a target of that name", suggestion: names.to + "Other")
        }
    }

    // MARK: What names it

    /// The strings of the manifest that the feature's targets are in: names, and paths into its folders.
    private func renameManifest(_ names: FeatureNames) throws {
        let folder = module.package
        let own = module.ownNames
        for path in ManifestFiles.names(among: try tree.entries(of: folder)).map(folder.file) {
            guard let bytes = try tree.contents(of: path) else { continue }
            let syntax = SyntaxTree(lexing: SourceText(bytes))
            let edits = syntax.code.compactMap { token -> TextEdit? in
                guard token.kind == .stringText else { return nil }
                let text = syntax.text.string(in: token.range)
                if own.contains(text) { return TextEdit(range: token.range, replacement: Array(names.name(text).utf8)) }
                guard text.contains("/"), let place = folder.resolving(text),
                    feature.folders.contains(where: place.isInside)
                else { return nil }
                let spelled = moved(place, names).spelled(from: folder)
                let start = text.hasPrefix("./") ? "./" : ""
                return TextEdit(range: token.range, replacement: Array((start + spelled).utf8))
            }
            guard !edits.isEmpty else { continue }
            let text = try syntax.text.applying(edits)
            tree.draft(text.bytes, at: path, mode: try tree.mode(of: path) ?? .regular)
        }
    }

    private func renameWorkspaceFiles(to folder: RelativePath) throws {
        guard folder != module.package else { return }
        for file in try WorkspaceFile.all(in: tree) {
            guard let text = file.renaming(module.package, to: folder) else { continue }
            tree.draft(text.bytes, at: file.path, mode: try tree.mode(of: file.path) ?? .regular)
        }
    }

    // MARK: A screen

    private func rename(_ typed: TypeName) throws -> PlanDraft {
        let screens = try ModuleSources(of: module, in: tree).screens
        let wanted = typed.rawValue.lowercased()
        let suffix = screens.map(\.suffix).favourite ?? "View"
        let name = try TypeName(request.newTyped).rawValue
        let new = name.hasSuffix(suffix) && name.count > suffix.count ? String(name.dropLast(suffix.count)) : name
        let subject = Subject(typed: request.newTyped, name: module.stem + "/" + new)
        guard let screen = screens.first(where: { [$0.stem, $0.type].map { $0.lowercased() }.contains(wanted) })
        else {
            let known = screens.map(\.stem)
            if known.contains(new), repeated.isMeant(typed.rawValue, as: new, among: known) {
                return PlanDraft(subject: subject)
            }
            throw WorkspaceError.noScreen(
                typed.rawValue, in: module.stem, near: NearestName(among: known).to(typed.rawValue), known: known)
        }
        guard screen.stem != new else { return PlanDraft(subject: subject) }
        let blueprint = try makers.catalog.blueprint(named: NeighbourSources.template)
        try blueprint.refuseReserved(
            new + screen.suffix, option: "viewType", kind: .screen, typed: request.newTyped)
        let run = RenameRun(
            workspace: workspace, feature: RenamedFeature(feature), pairs: try pairs(screen, new: new),
            newFolder: module.package,
            // What has the feature's name, too, says little about the screen.
            name: screen.stem == module.stem ? screen.type : screen.stem, newName: new)
        try run.refuseTaken(identity: nil)
        try run.rename(targets: false)
        return PlanDraft(
            subject: subject, notes: run.notes, next: [["swift", "test", "--package-path", .path(module.package)]])
    }

    private func pairs(_ screen: ModuleScreen, new: String) throws -> NamePairs {
        let own = FeatureNames(of: module)
        func renamed(_ name: String) -> String {
            own.owns(name) ? name : FeatureNames.member(name, of: screen.stem, as: new)
        }
        func moved(_ path: RelativePath) -> RelativePath {
            let name = path.name.prefix { $0 != "." }
            let target = module.targets.map(\.folder).first { path.isInside($0) } ?? module.package
            let folders = path.parent.components.enumerated().map { index, part in
                index < target.components.count || part != screen.stem && part != screen.type ? part : renamed(part)
            }
            return RelativePath.root.appending(
                names: folders + [renamed(String(name)) + path.name.dropFirst(name.count)])
        }
        var pairs = NamePairs()
        for path in screen.files {
            let (old, target) = (path.name, moved(path))
            guard let bytes = try tree.contents(of: path) else { continue }
            let syntax = SyntaxTree(lexing: SourceText(bytes))
            let start = syntax.code.first?.range.lowerBound ?? bytes.count
            var texts: [String: String] = [:]
            for token in syntax.tokens where token.kind.isComment && token.range.lowerBound < start {
                let text = syntax.text.string(in: token.range)
                texts[text] = text.replacingWord(old, with: target.name)
            }
            pairs.add(path, as: target, texts: texts.filter { $0 != $1 })
            for type in try ModuleSources.types(in: path, of: tree) where renamed(type) != type {
                pairs.add(types: [type: renamed(type)])
            }
        }
        let remaking = NeighbourRemaking(feature: feature, catalog: makers.catalog, rest: workspace.branched())
        if let before = try remaking.remade(screen), let after = try remaking.remade(screen, named: TypeName(new)) {
            pairs.add(before, after, moved)
        }
        return pairs
    }
}

extension NamePairs {
    /// Adds what two trials make of one thing under two names.
    fileprivate mutating func add(
        _ old: WorkingTree,
        _ new: WorkingTree,
        _ moved: (RelativePath) -> RelativePath
    ) {
        func rendering(_ tree: WorkingTree, _ place: (RelativePath) -> RelativePath) -> Rendering {
            let files = old.drafts.keys.sorted().compactMap { path -> RenderedFile? in
                guard let draft = tree.drafts[place(path)], moved(path) != path else { return nil }
                return RenderedFile(
                    path: place(path), contents: draft.contents, isExecutable: false, template: path.description)
            }
            return Rendering(files: files, edits: [], next: [], warnings: [])
        }
        add(rendering(old) { $0 }, rendering(new, moved))
    }
}

extension FeatureNames {
    /// A name in code, or of a file, that is the feature's or begins with its stem.
    func member(_ name: String) -> String {
        owns(name) ? self.name(name) : Self.member(name, of: from, as: to)
    }

    /// A name that begins with another, as a word of its own.
    static func member(_ name: String, of old: String, as new: String) -> String {
        guard name.hasPrefix(old), name.dropFirst(old.count).first?.isLowercase != true else { return name }
        return new + name.dropFirst(old.count)
    }
}
