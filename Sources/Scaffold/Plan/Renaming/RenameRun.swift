/// Replaces names in a workspace's tree, and moves the files that bear them.
final class RenameRun {
    private let workspace: Workspace
    private let feature: RenamedFeature
    private let pairs: NamePairs
    private let newFolder: RelativePath
    /// The old name, as prose has it.
    private let name: String
    private let newName: String
    private(set) var notes: [Diagnostic] = []

    init(
        workspace: Workspace, feature: RenamedFeature, pairs: NamePairs, newFolder: RelativePath, name: String,
        newName: String
    ) {
        self.workspace = workspace
        self.feature = feature
        self.pairs = pairs
        self.newFolder = newFolder
        self.name = name
        self.newName = newName
    }

    private var tree: WorkingTree { workspace.tree }

    // MARK: Names that are taken

    /// - Parameters:
    ///   - identity: the new name of the package; nil where that stays.
    ///   - part: what gets the new name where that is no feature.
    func refuseTaken(identity: String?, as part: NameKind = .screen) throws {
        if let identity { try refuseTakenModules(of: identity) }
        let kind = identity == nil ? part : .feature
        let wanted = newName
        let newTypes = Set(pairs.types.values).subtracting(pairs.types.keys)
        if identity == nil { try refuseModules(called: newTypes, kind) }
        for path in try swiftFiles() {
            guard let bytes = try tree.contents(of: path) else { continue }
            let file = EditedFile(path: path, contents: bytes)
            let opposite = Set(
                pairs.members.map {
                    NamePairs.Member(
                        owner: $0.owner, old: $0.new, new: $0.old, isCase: $0.isCase, hasValues: $0.hasValues)
                }
            )
            let places = DeclaredNames(of: opposite, in: file.tree)
            // What only the feature itself sees may be called as types of others are.
            let counts = kind == .feature || feature.holds(path)
            if counts, let type = places.types.sorted().first(where: newTypes.contains) {
                throw taken(wanted, kind, "`\(path)` declares `\(type)`")
            }
            if let (index, owner) = places.owners.min(by: { $0.key < $1.key }) {
                throw taken(wanted, kind, "`\(owner)` has `\(file.tree.name(index))` already, in `\(path)`")
            }
        }
        try refuseFiles(for: kind)
    }

    private func refuseTakenModules(of identity: String) throws {
        if let app = try workspace.appName(), app.lowercased() == identity.lowercased() {
            throw taken(identity, .feature, "the app's own module has it")
        }
        let names = try TakenNames(in: workspace)
        if let owner = try names.owner(ofIdentity: identity, besides: feature.package) {
            throw taken(identity, .feature, owner)
        }
        for (old, new) in feature.companions where try tree.kind(of: old.file(ManifestFiles.plain)) == .file {
            if let owner = try names.owner(ofIdentity: new.name, besides: old) {
                throw taken(new.name, .feature, owner)
            }
        }
        let own = feature.targets
        for target in own.compactMap({ pairs.types[$0] }) where !own.contains(caseInsensitively: target) {
            if let owner = try names.owner(ofTarget: target, besides: feature.package) {
                throw taken(target, .target, owner)
            }
        }
        let isOther = newFolder.description.lowercased() != feature.package.description.lowercased()
        if isOther, try tree.kind(of: newFolder) != nil {
            throw taken(identity, .feature, "there is `\(newFolder)` already")
        }
        for (old, new) in feature.companions.sorted(by: { $0.key < $1.key }) {
            guard old.description.lowercased() != new.description.lowercased(), try tree.kind(of: new) != nil
            else { continue }
            throw taken(identity, .feature, "there is `\(new)` already")
        }
        let root = RootNames(workspace: workspace)
        let used = Set(try root.mentioned(among: pairs.types.keys).compactMap { pairs.types[$0] })
        if let clash = try root.clash(of: used, besides: feature.package) {
            let owner = "`\(clash.file)` declares `\(clash.type)`, and the app's root would see both"
            throw taken(identity, .feature, owner)
        }
    }

    /// A type hides the module of its name.
    private func refuseModules(called types: Set<String>, _ kind: NameKind) throws {
        let names = try TakenNames(in: workspace)
        for type in types.sorted() {
            guard let owner = try names.owner(ofTarget: type, besides: .root.file(".none")) else { continue }
            throw taken(newName, kind, "`\(type)` is \(owner)")
        }
    }

    /// - Parameter kind: what gets the new name.
    func refuseFiles(for kind: NameKind) throws {
        for (old, file) in pairs.files where old != file.path {
            let target = moved(file.path)
            let isCaseOnly = target.description.lowercased() == old.description.lowercased()
            guard !isCaseOnly, try tree.kind(of: old) == .file else { continue }
            // Most disks of Macs do not tell upper from lower case.
            let other = try tree.entries(of: target.parent).first { $0.lowercased() == target.name.lowercased() }
            if let other { throw taken(newName, kind, "there is `\(target.parent.file(other))` already") }
        }
    }

    private func taken(_ name: String, _ kind: NameKind, _ owner: String) -> WorkspaceError {
        .nameTaken(name, as: kind, owner: owner, suggestion: name + kind.otherName)
    }

    // MARK: Files

    /// The Swift files in which the names can be meant: those of the feature, of what shows it, and those that import
    /// it.
    private func swiftFiles() throws -> [RelativePath] {
        let sources = SourceFiles(tree: tree)
        let near =
            feature.folders
            + (try feature.hasSharedRoutes
                ? workspace.packageFolders() : workspace.dependents(of: feature.package))
            + (feature.isPackage ? [workspace.rootManifestFolder].compactMap { $0 } : [])
        let packages = try workspace.packageFolders().filter { package in
            !package.isRoot && pairs.files.keys.contains { $0.isInside(package) }
        }
        let modules = feature.targets
        let imports = modules.map { Array("import \($0)".utf8) }
        return try sources.paths(below: .root).filter { path in
            if pairs.files[path] != nil { return true }
            guard path.name != "Package.swift" || path.parent == feature.package else { return false }
            if (near + packages).contains(where: { !$0.isRoot && path.isInside($0) }) { return true }
            if near.contains(.root), ["Sources", "Tests"].contains(path.components.first) { return true }
            guard let bytes = try tree.contents(of: path) else { return false }
            return imports.contains(where: bytes.contains(sequence:))
        }
    }

    /// - Parameter targets: whether modules are renamed, and so manifests and projects.
    func rename(targets isModuleRename: Bool) throws {
        let swift = try swiftFiles()
        var renaming = try renaming(in: swift)
        var done: Set<RelativePath> = []
        for path in swift where done.insert(path).inserted {
            guard let bytes = try tree.contents(of: path) else { continue }
            let file = EditedFile(path: path, contents: bytes)
            let isInside = feature.holds(path)
            renaming.path = path
            renaming.isInside = isInside || feature.companionsHold(path)
            renaming.knowsTypes =
                isInside || feature.hasSharedRoutes || feature.companionsHold(path) || pairs.files[path] != nil
                || file.tree.imports(anyOf: Set(feature.targets))
            renaming.isManifest = ManifestFiles.names(among: [path.name]) == [path.name]
            let known = pairs.files[path]
            let renamed = RenamedText(
                swift: file,
                renaming,
                texts: known?.texts ?? [:],
                lines: known?.lines ?? RenamedLines(),
                literals: isInside ? pairs.keys : [:],
                name: name
            )
            try write(renamed, from: path)
        }
        for path in try otherFiles() where done.insert(path).inserted { try renameOther(path) }
        if isModuleRename {
            try ModuleReferences(workspace: workspace, feature: feature, types: pairs.types, newFolder: newFolder)
                .rename()
        }
    }

    private func renaming(in files: [RelativePath]) throws -> IdentifierRenaming {
        var ambiguous: Set<String> = []
        var ambiguousCases: Set<String> = []
        var namesakeCases: Set<String> = []
        var types: Set<String> = []
        let labels = feature.isFoundation ? pairs.labels : [:]
        let wanted = Set(pairs.members.map(\.old)).union(labels.keys).map { Array($0.utf8) }
        let functions = labels.map { NamePairs.Member(owner: "", old: $0, new: $1, isCase: false, hasValues: false) }
        for path in files {
            guard let bytes = try tree.contents(of: path) else { continue }
            let members = feature.holds(path) ? pairs.members : pairs.members.union(functions)
            let names = DeclaredNames(of: members, in: SyntaxTree(lexing: SourceText(bytes)))
            if wanted.contains(where: bytes.contains(sequence:)) {
                ambiguous.formUnion(names.others)
                ambiguousCases.formUnion(names.otherCases)
                namesakeCases.formUnion(names.namesakeCases)
            }
            types.formUnion(names.types)
        }
        let modules = Set(feature.targets).intersection(pairs.types.keys).subtracting(feature.ownTypes)
        return IdentifierRenaming(
            pairs: pairs,
            modules: modules,
            ambiguousModules: modules.intersection(types),
            ambiguousMembers: ambiguous,
            ambiguousCases: ambiguousCases,
            siblings: Set(feature.routes).subtracting(namesakeCases),
            routeTakers: [CaseName(of: feature.name).bare, feature.name + "Preview"],
            labels: labels,
            namesakes: try Namesakes(of: Set(pairs.types.keys).subtracting(modules), in: workspace) { path in
                feature.holds(path) || feature.companionsHold(path) || pairs.files[path] != nil
            }
        )
    }

    /// Where the files of build servers lie.
    private static let hiddenFolders: Set<String> = [".circleci", ".github", ".gitlab"]
    private static let proseExtensions: Set<String> = [
        "cfg", "md", "mk", "pch", "rb", "sh", "toml", "txt", "xcconfig", "xctestplan", "yaml", "yml",
    ]
    private static let proseNames: Set<String> = [
        "Brewfile", "CODEOWNERS", "Dangerfile", "Fastfile", "Gemfile", "Justfile", "Makefile", "Mintfile", "Podfile",
        "justfile", "makefile",
    ]

    /// Files in which people and build servers name features.
    private static func isProse(_ path: RelativePath) -> Bool {
        proseExtensions.contains(path.fileExtension) || proseNames.contains(path.name)
    }

    /// Files of the feature that are no Swift, those that the blueprint makes elsewhere, and prose.
    private func otherFiles() throws -> [RelativePath] {
        var found: [RelativePath] = []
        var pending = [RelativePath.root]
        while let folder = pending.popLast() {
            for entry in try tree.entries(of: folder) {
                let path = folder.file(entry)
                let isInside = feature.holds(path)
                if [".build", ".git", ".swiftpm", ".DS_Store", "DerivedData"].contains(entry) { continue }
                if try tree.kind(of: path) == .directory {
                    let isSkipped =
                        entry.hasPrefix(".") && !Self.hiddenFolders.contains(entry)
                        || PackageScan.skipped.contains(entry)
                    if isInside || !isSkipped, try !tree.isLinkInside(path) { pending.append(path) }
                } else if isInside || feature.companionsHold(path) || pairs.files[path] != nil
                    || pairs.editedFiles.contains(path) || Self.isProse(path)
                {
                    found.append(path)
                }
            }
        }
        return found.sorted()
    }

    private func renameOther(_ path: RelativePath) throws {
        guard let bytes = try tree.contents(of: path) else { return }
        let file = EditedFile(path: path, contents: bytes)
        let texts = pairs.files[path]?.texts ?? [:]
        switch FileComparison(path: path, contents: bytes) {
        case .json:
            let isPlan = path.fileExtension == "xctestplan"
            let known = isPlan ? pairs.planTexts : feature.holds(path) ? pairs.keys : [:]
            let isEdited = pairs.editedFiles.contains(path)
            let renamed = RenamedText(
                json: file,
                texts: texts.merging(known) { $1 },
                titles: isEdited || feature.holds(path) ? pairs.titles : [:],
                name: name
            )
            try write(renamed, from: path)
        case .lines: try write(RenamedText(lines: file, texts: texts, cases: pairs.caseNames, name: name), from: path)
        case .swift, .binary: try write(bytes, from: path)
        }
    }

    private func write(_ text: RenamedText, from path: RelativePath) throws {
        let target = try write(text.bytes, from: path)
        notes += text.left.map { mention in
            Diagnostic(
                .mentionLeft,
                severity: .note,
                "this mentions `\(mention.word)` in prose or as an example, and stays",
                at: mention.place.with(file: target.description),
                remedy: "change it by hand where it means what was renamed"
            )
        }
    }

    /// - Returns: where the file lies then.
    @discardableResult
    private func write(_ bytes: [UInt8], from path: RelativePath) throws -> RelativePath {
        let target = moved(pairs.files[path]?.path ?? sibling(of: path))
        let mode = try tree.mode(of: path) ?? .regular
        if target == path {
            if try tree.contents(of: path) != bytes { tree.draft(bytes, at: path, mode: mode) }
        } else {
            tree.move(path, to: target, contents: bytes, mode: mode)
        }
        return target
    }

    /// Where a file goes that no blueprint made: with those that lie in the same folder.
    private func sibling(of path: RelativePath) -> RelativePath {
        let neighbour = pairs.files.first { entry in
            let folder = entry.key.parent
            return folder == path.parent && (feature.holds(folder) || feature.companionsHold(folder))
        }
        guard let folder = neighbour?.value.path.parent else { return path }
        return folder.file(path.name)
    }

    private func moved(_ path: RelativePath) -> RelativePath { feature.moved(path, to: newFolder) }
}

extension [String] {
    fileprivate func contains(caseInsensitively name: String) -> Bool {
        contains { $0.lowercased() == name.lowercased() }
    }
}
