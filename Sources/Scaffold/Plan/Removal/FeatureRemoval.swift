/// Takes a feature out of the workspace: its package, its place in the root manifest and in the app's root, and what
/// it brought along that nothing else needs.
struct FeatureRemoval {
    let makers: Makers
    let feature: FeaturePackage
    let run: RemovalRun

    var workspace: Workspace { makers.workspace }
    var catalog: Catalog { makers.catalog }
    var tree: WorkingTree { workspace.tree }
    var name: String { feature.name }

    /// - Returns: the commands that the blueprint names to run next.
    func remove() throws -> [[String]] {
        let blueprint = try catalog.blueprint(forCommand: "feature")
        try refuseWhileItHasAWidget()
        let dependents = try workspace.dependents(of: feature).filter { $0 != workspace.rootManifestFolder }
        run.refuse(try dependents.flatMap(dependencies))
        let modules = try modules()
        let types = try publicTypes()
        let first = try firstScreen()
        try removeScreens(besides: first)
        let made = try FeatureRenderings(makers, feature, view: first)
        let parts = try parts()
        try HostRemoval(makers: makers, feature: feature, run: run).remove()
        let paths = try tree.filesOfWork(below: feature.path)
        for path in Set(paths).union(made.files.keys).sorted() {
            var renderings = (made.files[path] ?? []) + (parts[path] ?? [])
            if feature.home == .package, path == feature.path.file(ManifestFiles.plain) {
                renderings = try AddedDependencies(workspace: workspace, manifest: path).variants(of: renderings)
            }
            try run.remove(path, madeAs: renderings)
        }
        let subjects = subjects(of: made.edits) + modules.map { .module($0) } + types.map { .type($0) }
        let used = try packagesOfOthers()
        try takeOutFurtherWiring(besides: made.edits)
        let own = made.edits.filter { !isOfSharedPackage($0) && $0.kind != .trait }
        try run.takeBack(own)
        for edit in made.edits where isOfSharedPackage(edit) { try run.takeOutIfUnused(edit) }
        try takeBackTrait(among: made.edits)
        try takeBackArguments(for: blueprint)
        try AppPages(makers: makers).forget(AppPages.Example(ModuleName(name), screen: first))
        try tellUnused(used.subtracting(try packagesOfOthers()))
        try refuseUses(of: subjects, in: dependents)
        try RemovedPrerequisites(makers: makers, feature: feature, run: run)
            .remove(blueprint.scaffold?.requires ?? [])
        return made.next
    }

    /// The files of models and services, as they would be on disk.
    private func parts() throws -> [RelativePath: [[UInt8]]] {
        let search = PartSearch(makers: makers, feature: feature)
        var files: [RelativePath: [[UInt8]]] = [:]
        for part in [FeaturePart.model, .service] {
            for name in try search.names(of: part) {
                for file in try search.rendering(of: part, named: name).files {
                    files[file.path, default: []].append(try file.laidOut(in: workspace))
                }
            }
        }
        return files
    }

    // MARK: The package

    /// The screen whose files are most like those that `feature` makes.
    func firstScreen() throws -> String {
        let screens = try ScreenReader(of: feature, in: tree).screens.map(\.stem)
        var best: (name: String, count: Int)?
        for screen in screens {
            let made = try FeatureRenderings(makers, feature, view: screen)
            let count = try made.files.count { path, renderings in
                guard let bytes = try tree.contents(of: path) else { return false }
                return renderings.contains(bytes)
            }
            if count > best?.count ?? -1 { best = (screen, count) }
        }
        return best?.name ?? name
    }

    private func removeScreens(besides first: String) throws {
        for screen in try ScreenReader(of: feature, in: tree).screens.reversed() where screen.stem != first {
            guard let feature = try workspace.feature(in: feature.path) else { return }
            try ScreenRemoval(makers: makers, feature: feature, run: run).remove(screen)
        }
    }

    /// The modules of the package that others can import.
    private func modules() throws -> [String] {
        let targets = try workspace.products(of: feature).flatMap(\.targets.entries)
        return Array(Set(targets.isEmpty ? [name] : targets)).sorted()
    }

    private func publicTypes() throws -> [String] {
        let files = try SourceFiles(tree: tree).paths(below: feature.path.file("Sources"))
        var names: Set<String> = []
        for path in files {
            guard let bytes = try tree.contents(of: path) else { continue }
            let declarations = CodeBlock(SyntaxTree(lexing: SourceText(bytes))).declarations
            names.formUnion(
                declarations.filter { $0.kind.hasMembers && $0.kind != .extension && $0.hasModifier("public") }
                    .map(\.name)
            )
        }
        if !feature.routesFolder.isInside(feature.path) { names.insert(feature.routeEnum.name) }
        return names.sorted()
    }

    // MARK: What is outside of it

    /// Whether an edit adds a package to the root manifest that is not the feature's own, and that others may use too.
    private func isOfSharedPackage(_ edit: DeclaredEdit) -> Bool {
        edit.kind == .packageDependency && edit.path != feature.path
    }

    /// Further targets of the root manifest that show the feature.
    private func takeOutFurtherWiring(besides edits: [DeclaredEdit]) throws {
        guard let root = workspace.rootManifestFolder, let manifest = try workspace.manifest(in: root) else { return }
        let wired = Set(edits.compactMap(\.target))
        let own = feature.home == .targets ? try workspace.targets(ofPart: feature.path) : []
        for target in manifest.wirableTargets where !wired.contains(target.name) && !own.contains(target.name) {
            guard target.shows(name, feature.home) else { continue }
            let package = feature.home == .targets ? nil : name
            let spec = TargetDependencySpec(name: name, target: target.name, package: package)
            try run.takeOut(.removeTargetDependency(spec), of: root.file("Package.swift"))
        }
    }

    /// The packages of others that targets of the root manifest use, where the feature is such targets.
    private func packagesOfOthers() throws -> Set<String> {
        guard feature.home == .targets, let root = workspace.rootManifestFolder,
            let manifest = try workspace.manifest(in: root)
        else { return [] }
        return Set(manifest.targets.entries.flatMap(\.dependencies.entries).compactMap { $0.package?.lowercased() })
    }

    /// A package may be meant for more than the feature, so its entry stays.
    private func tellUnused(_ packages: Set<String>) throws {
        guard let root = workspace.rootManifestFolder, let manifest = try workspace.manifest(in: root) else { return }
        let path = root.file(ManifestFiles.plain)
        let text = SourceText(try tree.contents(of: path) ?? [])
        for entry in manifest.dependencies.entries where packages.contains(entry.identity) {
            run.note(
                Diagnostic(
                    .packageUnused,
                    severity: .note,
                    "no target uses the package `\(entry.identity)` any more, and its entry stays",
                    at: DiagnosticLocation(file: path.description, offset: entry.range.lowerBound, in: text),
                    remedy: "take it out if it is not for something else",
                    command: ["spmgen", "manifest", "remove-dependency", entry.identity]
                        + (root.isRoot ? [] : ["--package-path", root.description])
                )
            )
        }
    }

    /// The trait goes when nothing asks for it any more: no other feature, and no code of people's.
    private func takeBackTrait(among edits: [DeclaredEdit]) throws {
        for edit in edits where edit.kind == .trait {
            let bytes = try tree.contents(of: edit.location) ?? []
            // `.when(traits: ["Mocks"])`, or another trait that turns it on.
            let text = SourceText(bytes)
            let words = SyntaxTree(lexing: text).code.filter { $0.kind == .stringText }.map {
                text.string(in: $0.range)
            }
            let isNamed = words.count { $0 == edit.name } > 1
            if try isNamed || workspace.asksForMocksTrait(below: edit.location.parent) {
                run.stillUsed.insert(edit.location)
            } else {
                try run.takeBack([edit])
            }
        }
    }

    /// What the root manifest got with its first feature: its language goes with the last feature that is targets there,
    /// its platforms with its last dependency.
    private func takeBackArguments(for blueprint: Blueprint) throws {
        guard !workspace.hasFeaturesInRoot, let root = workspace.rootManifestFolder,
            let manifest = try workspace.manifest(in: root)
        else { return }
        let isLast = try workspace.targetsFolder.map { try workspace.rootTargets(in: $0).isEmpty } ?? true
        if feature.home == .targets, isLast, manifest.targets.entries.allSatisfy(\.resources.isEmpty) {
            try takeBack("defaultLocalization", of: root) { value in
                value.stringValue == blueprint.sourceLanguage ? .addDefaultLocalization(blueprint.sourceLanguage) : nil
            }
        }
        guard manifest.dependencies.entries.isEmpty else { return }
        let known = [false, true].map {
            PlatformRequirement(blueprint.scaffold?.platforms, iosOnly: $0).elements(
                toolsVersion: manifest.toolsVersion)
        }
        try takeBack("platforms", of: root) { value in
            let elements = value.arrayValue?.elements.map(\.value.text) ?? []
            return known.contains(elements) ? .addPlatforms(elements) : nil
        }
    }

    /// Takes an argument of a package out.
    ///
    /// - Parameter change: what has added a value; nil for one that people have written.
    private func takeBack(
        _ label: String,
        of package: RelativePath,
        madeBy change: (Expression) -> ManifestChange?
    ) throws {
        let path = package.file(ManifestFiles.plain)
        guard let bytes = try tree.contents(of: path) else { return }
        let file = EditedFile(path: path, contents: bytes)
        let settings = try FormatSettings.inForce(in: package, of: tree, fallback: nil)
        guard let (range, value) = Self.argument(label, in: file.tree), let change = change(value) else { return }
        let removal = EditRemoval(of: EditRemoval.Site(file: file, range: range)) { changed in
            let editor = ManifestEditor(
                file: path.description,
                text: changed.text,
                lineLength: settings.isConfigured ? settings.lineLength : nil
            )
            return try? editor.result(of: [change]).edits
        }
        let result = removal.result
        guard result.isAsMade else { return }
        let contents = try file.text.applying(result.edits).bytes
        tree.draft(contents, at: path, mode: try tree.mode(of: path) ?? .regular)
    }

    /// The first argument of a label: with the label, and its value.
    private static func argument(_ label: String, in tree: SyntaxTree) -> (TextRange, Expression)? {
        for index in tree.code.indices where tree.name(index) == label && tree.kind(index + 1) == .colon {
            guard let open = tree.opener(around: index), tree.kind(open) == .openParen,
                let value = ElementList(opening: open, isArguments: true, in: tree).value(labelled: label)
            else { continue }
            return (tree.code[index].range.lowerBound..<value.range.upperBound, value)
        }
        return nil
    }
}

/// What a feature needs to exist first goes with the last one that needs it.
struct RemovedPrerequisites {
    let makers: Makers
    let feature: FeaturePackage
    let run: RemovalRun

    /// Deletes the packages of required blueprints that no other package depends on and that are as they were made.
    func remove(_ names: [String]) throws {
        for name in names {
            let blueprint = try makers.catalog.blueprint(named: name)
            let rendering = try blueprint.render(makers.context(of: feature).bindings(for: blueprint))
            guard let manifest = rendering.files.first(where: { $0.path.name == "Package.swift" }) else { continue }
            let folder = manifest.path.parent
            if try isUnused(folder), try isAsMade(rendering, in: folder) {
                for file in rendering.files { workspace.tree.remove(file.path) }
            }
            try remove(blueprint.scaffold?.requires ?? [])
        }
    }

    private var workspace: Workspace { makers.workspace }

    private func isUnused(_ folder: RelativePath) throws -> Bool {
        let graph = LocalGraph(tree: workspace.tree)
        return try workspace.packageFolders().allSatisfy { package in
            try package == folder || !graph.dependencies(of: package).contains(folder)
        }
    }

    private func isAsMade(_ rendering: Rendering, in folder: RelativePath) throws -> Bool {
        let tree = workspace.tree
        let files = try Dictionary(rendering.files.map { ($0.path, try $0.laidOut(in: workspace)) }) { $1 }
        for (path, contents) in files where try tree.contents(of: path) != contents { return false }
        var pending = [folder]
        while let next = pending.popLast() {
            for name in try tree.entries(of: next) where name != ".build" {
                let path = next.file(name)
                if try tree.kind(of: path) == .directory {
                    pending.append(path)
                } else if files[path] == nil {
                    return false
                }
            }
        }
        return true
    }
}
