/// Plans `spmgen feature` in a workspace with habits of its own: the new feature is laid out as its sibling is.
struct NeighbourFeaturePlanner {
    let workspace: Workspace
    let catalog: Catalog
    let request: FeatureRequest
    private let neighbourhood: Neighbourhood
    private let stem: String
    private let names: FeatureNames
    private let common: CommonDependencies

    private var sibling: FeatureModule { neighbourhood.sibling }
    private var conventions: Conventions { neighbourhood.conventions }

    init(_ neighbourhood: Neighbourhood, catalog: Catalog, request: FeatureRequest) {
        self.neighbourhood = neighbourhood
        self.catalog = catalog
        self.request = request
        workspace = neighbourhood.workspace
        stem = neighbourhood.reader.stem(of: request.name.rawValue)
        let pattern = neighbourhood.conventions.overridingText(.featureName).flatMap(NamePattern.init)
        names = FeatureNames(of: neighbourhood.sibling, for: stem, pattern: pattern)
        let others = neighbourhood.reader.modules.features.filter { module in
            module.stem != neighbourhood.reader.stem(of: request.name.rawValue)
                && module.home == neighbourhood.sibling.home
        }
        common = CommonDependencies(among: others)
    }

    /// The folder of the new package; for targets, that of the package they are in.
    private var package: RelativePath {
        guard sibling.home == .package else { return sibling.package }
        let name = names.name(sibling.package.name)
        if let folder = conventions.overridingText(.featuresFolder), let path = try? RelativePath(folder) {
            return path.file(name)
        }
        return sibling.package.parent.file(name)
    }

    /// A folder of the sibling's as the new feature has it.
    private func moved(_ path: RelativePath) -> RelativePath {
        guard sibling.home == .package else { return names.path(path) }
        let inside = Array(path.components.dropFirst(sibling.package.components.count))
        return package.appending(names.path(RelativePath.root.appending(names: inside)))
    }

    func draft() throws -> PlanDraft {
        try refuseForeignOptions()
        if sibling.home == .package, sibling.package.isRoot { throw onlyAFeature }
        try refuseWhatNoneHas()
        let screen = try firstScreen()
        try refuseTakenNames(screen: screen)
        let sources = NeighbourSources(
            workspace: workspace, catalog: catalog, conventions: conventions, names: names, common: common,
            moved: moved,
            authorship: request.authorship
        )
        var files = try sources.files(of: sibling, leavingOut: leftOut, screen: screen)
        let strings = try sources.strings(of: sibling, screen: screen)
        files += strings
        let made = files.map(\.path)
        let isAlone = sibling.home == .package
        let trimming = PathTrimming(
            folders: folders,
            others: isAlone ? (moved(sibling.main.folder), sibling.tests.first.map { moved($0.folder) }) : nil
        ) { path in
            made.contains { $0 == path || $0.isInside(path) }
        }
        if sibling.home == .package { files.append(try manifest(trimming: trimming)) }
        let run = BlueprintRun(workspace: workspace)
        var scope = BlueprintRun.Scope()
        scope.isLaidOut = false
        scope.conflictRemedy =
            "a screen more is `spmgen view \(stem)/<Screen>`; for a feature made anew, use another name"
        try run.add(
            Rendering(files: files.sorted { $0.path < $1.path }, edits: [], next: [], warnings: []), scope: scope)
        try run.finish()
        let wiring = NeighbourWiring(
            workspace: workspace, request: request, neighbourhood: neighbourhood, names: names, common: common,
            package: package, trimming: trimming)
        var notes = try wiring.make()
        if let note = try sources.note(on: sibling, screen: screen) { notes.append(note) }
        try addMissingFolders()
        let remainder = SiblingRemainder(sibling: sibling, names: names, tree: workspace.tree)
        if let note = try remainder.note(besides: files) { notes.append(note) }
        if sibling.home == .targets, !request.dependsOn.isEmpty {
            var edits = EditRun(workspace: workspace)
            try edits.change(package.file("Package.swift"), try dependencies())
        }
        return PlanDraft(
            subject: Subject(typed: request.typed, name: stem),
            notes: run.notes + notes,
            next: [nextCommand]
        )
    }

    /// The first screen without its ending: as asked, else as the sibling's is named after it.
    private func firstScreen() throws -> String {
        if let view = request.view?.rawValue { return view }
        let sample = try ModuleSources(of: sibling, in: workspace.tree).screens.first
        return sample.map { names.type($0.stem) } ?? stem
    }

    private var nextCommand: NextCommand {
        guard sibling.home == .targets, let tests = sibling.tests.first else {
            return ["swift", "test", "--package-path", .path(package)]
        }
        return ["swift", "test", "--package-path", .path(package), "--filter", .text(names.name(tests.name))]
    }

    // MARK: The manifest

    /// The folders of the new targets.
    private var folders: [String: RelativePath] {
        Dictionary(targets.map { (names.name($0.name), moved($0.folder)) }) { first, _ in first }
    }

    /// A folder of resources that all features have because one line of the manifest gives it to each.
    private func addMissingFolders() throws {
        guard sibling.home == .targets, let manifest = try workspace.manifest(in: package) else { return }
        for target in manifest.targets.entries {
            guard let folder = folders[target.name] else { continue }
            for resource in target.resources {
                guard let path = folder.resolving(resource), try workspace.tree.kind(of: path) == nil,
                    path.fileExtension.isEmpty
                else { continue }
                workspace.tree.draft([], at: path.file(".gitkeep"), mode: .regular)
            }
        }
    }

    private func manifest(trimming: PathTrimming) throws -> RenderedFile {
        let original = SourceText(try workspace.tree.contents(of: sibling.package.file("Package.swift")) ?? [])
        let derived = SiblingManifest(
            sibling: sibling,
            names: names,
            folder: package,
            common: common,
            leavesOut: leftOut
        )
        let path = package.file("Package.swift")
        var text = try derived.text(of: original, conventions: conventions)
        text = try trimming.result(of: text)
        text = try ManifestEditor(file: path.description, text: text).result(of: dependencies()).text
        let read = try Manifest(reading: text, file: path.description)
        let made = Set(read.targets.entries.map(\.name))
        for target in targets
        where !made.contains(names.name(target.name)) || !target.name.contains(sibling.stem) {
            throw Refusal(
                Diagnostic(
                    .manifestEditUnclear,
                    "the target `\(target.name)` of `\(sibling.name)` does not have its feature's name, so a new one"
                        + " cannot be called after it",
                    at: DiagnosticLocation(file: sibling.package.file("Package.swift").description),
                    remedy: "name another feature to follow with `--like`"
                )
            )
        }
        return RenderedFile(path: path, contents: text.bytes, isExecutable: false, template: NeighbourSources.template)
    }

    // MARK: Parts

    /// What targets are called that hold mocks.
    private static let mockEndings = ["Mocks", "Fakes", "Testing", "TestSupport"]

    /// The targets of the sibling's that the new feature has none of, as `.spmgen.json` says.
    private var leftOut: Set<String> {
        guard sibling.home == .package else { return [] }
        var names: Set<String> = []
        if let wanted = conventions.overridingList(.targets) {
            for target in sibling.targets where target.name != sibling.main.name {
                let name = self.names.name(target.name)
                if !wanted.contains(where: { called($0) == name }) { names.insert(target.name) }
            }
        }
        if conventions.override(.mocks) == .flag(false) {
            names.formUnion(
                sibling.companions.map(\.name).filter { name in Self.mockEndings.contains(where: name.hasSuffix) })
        }
        return names
    }

    /// What a target is called whose pattern, or whole name, is written down.
    private func called(_ pattern: String) -> String { NamePattern(pattern)?.name(of: stem) ?? pattern }

    private var targets: [ModuleTarget] { sibling.targets.filter { !leftOut.contains($0.name) } }

    /// What `--depends-on` adds to the manifest of the main target.
    private func dependencies() throws -> [ManifestChange] {
        var changes: [ManifestChange] = []
        let target = names.name(sibling.main.name)
        let features = Set(neighbourhood.reader.modules.features.map(\.package))
        let shared = try workspace.packageFolders().filter { !$0.isRoot && !features.contains($0) }
        for typed in request.dependsOn {
            if sibling.home == .targets, sibling.manifest.target(named: typed) != nil {
                changes.append(.addTargetDependency(TargetDependencySpec(name: typed, target: target)))
                continue
            }
            guard let folder = shared.first(where: { $0.name.lowercased() == typed.lowercased() }) else {
                if let feature = neighbourhood.reader.modules.feature(named: typed) {
                    throw WorkspaceError.featureNotADependency(feature.stem, of: stem)
                }
                let known = shared.map(\.name)
                throw WorkspaceError.noPackage(typed, near: NearestName(among: known).to(typed), known: known)
            }
            let product = try workspace.manifest(in: folder)?.products.entries.first?.name ?? folder.name
            changes.append(.addDependency(PackageDependencySpec(.path(folder.spelled(from: package)))))
            changes.append(
                .addTargetDependency(TargetDependencySpec(name: product, target: target, package: folder.name)))
        }
        return changes
    }

    // MARK: Refusals

    /// What only the built-in architecture brings.
    private func refuseForeignOptions() throws(Refusal) {
        let asked = [("--no-mocks", !request.mocks), ("--traits", request.traits), ("--ios-only", request.iosOnly)]
            .filter(\.1).map(\.0)
        guard let option = asked.first else { return }
        throw Refusal(
            Diagnostic(
                .badOptionValue,
                "`\(option)` is for features of the built-in architecture, and this one follows `\(sibling.stem)`",
                remedy: "leave it out: the new feature has what `\(sibling.stem)` has"
            )
        )
    }

    /// A new package has no place beside one that the run takes for the workspace.
    private var onlyAFeature: Refusal {
        Refusal(
            Diagnostic(
                .noWorkspace,
                "this is the package of the feature `\(sibling.stem)`, and not the folder of the app",
                at: DiagnosticLocation(file: "Package.swift"),
                remedy: "run it where the app's features are: `spmgen -C <folder> feature \(request.typed)`"
            )
        )
    }

    /// What `.spmgen.json` asks for and the sibling shows nothing of.
    private func refuseWhatNoneHas() throws(Refusal) {
        let settings = neighbourhood.reader.file?.values ?? [:]
        for key in [ConventionKey.routes, .coordinator] {
            guard let setting = settings[key], setting.value != .text("none"), conventions.shown(key) == "none" else {
                continue
            }
            throw setting.refusal(
                "`\(sibling.stem)` has nothing of this kind, and a new feature follows it",
                remedy: "write `none`, or name a feature that has it under `like`"
            )
        }
        guard let setting = settings[.targets], case .list(let wanted) = setting.value, sibling.home == .package else {
            return
        }
        let known = Set(sibling.targets.map { names.name($0.name) })
        let unknown = wanted.first { !known.contains(called($0)) }
        guard let unknown else { return }
        let patterns = sibling.targets.map { names.name($0.name).replacing(stem, with: "*") }
        throw setting.refusal(
            "`\(sibling.stem)` has no target `\(unknown)`, and a new feature follows it",
            remedy: "use those of " + patterns.map { "`\($0)`" }.joined(separator: ", ")
                + ", or name another feature under `like`"
        )
    }

    private func refuseTakenNames(screen: String) throws {
        let taken = try TakenNames(in: workspace)
        let suggestion = stem + "Other"
        func refuse(_ name: String, _ kind: NameKind, _ owner: String?) throws {
            guard let owner else { return }
            throw WorkspaceError.nameTaken(name, as: kind, owner: owner, suggestion: suggestion)
        }
        if sibling.home == .package {
            try refuse(package.name, .feature, try taken.owner(ofIdentity: package.name, besides: package))
        }
        for target in targets {
            let name = names.name(target.name)
            try refuse(name, .target, try taken.owner(ofTarget: name, besides: package))
            guard sibling.home == .targets, let known = sibling.manifest.target(named: name) else { continue }
            let folder = try known.folder(in: package, of: workspace.tree)
            if folder != moved(target.folder) { try refuse(name, .target, "its files are in `\(folder)`") }
            if target.name == sibling.main.name,
                !neighbourhood.reader.modules.features.contains(where: { $0.stem == stem })
            {
                try refuse(name, .target, "`\(package.file("Package.swift"))` has it, and it is no feature")
            }
        }
        let blueprint = try catalog.blueprint(named: NeighbourSources.template)
        let suffix = conventions.text(.screenSuffix)
        try blueprint.refuseReserved(screen + suffix, option: "viewType", kind: .screen, typed: request.typed)
    }
}
