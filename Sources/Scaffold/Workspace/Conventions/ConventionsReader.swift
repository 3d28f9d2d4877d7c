/// Reads the conventions of a workspace off its features: most of them count; where they do not agree, the one that
/// follows the others most.
struct ConventionsReader {
    let workspace: Workspace
    let modules: FeatureModules
    /// What `.spmgen.json` says.
    let file: ConventionsFile?

    init(of workspace: Workspace) throws {
        self.workspace = workspace
        file = try ConventionsFile(in: workspace.tree)
        modules = try FeatureModules(of: workspace)
    }

    /// - Parameters:
    ///   - name: a feature that does not count, because it is the one that is being made.
    ///   - like: the feature to follow, as typed.
    ///   - home: features of another kind do not count.
    /// - Throws: `WorkspaceError.noFeature` for an unknown `like`.
    func conventions(
        besides name: String? = nil,
        like: String? = nil,
        home: FeatureHome? = nil
    ) throws -> Conventions {
        let others = modules.features.filter { module in
            name.map { ![module.stem, module.name].contains($0) } ?? true
        }
        let wantedHome = home ?? file?.text(.layout).flatMap(FeatureHome.init)
        let fitting = others.filter { wantedHome == nil || $0.home == wantedHome }
        if fitting.isEmpty, !others.isEmpty, home == nil, let setting = file?.values[.layout] {
            throw setting.refusal(
                "no feature here is kept so, and so there is none to follow",
                remedy: "take `layout` out, or make the first one of that kind by hand"
            )
        }
        let readings = try (fitting.isEmpty ? others : fitting).map { module throws(FileError) in
            try ModuleReading(of: module, in: workspace.tree)
        }
        let sibling = try sibling(among: readings, named: like ?? file?.text(.like))
        var entries = Self.entries(of: readings, sibling: sibling)
        try addWorkspace(to: &entries, sibling?.module)
        if entries[.testLibrary] == nil, let module = sibling?.module, module.isBeforeSwiftTesting {
            entries[.testLibrary] = Conventions.Entry(
                key: .testLibrary, value: .text("xctest"), origin: .usual, place: nil)
        }
        for (key, setting) in file?.values ?? [:] {
            entries[key] = Conventions.Entry(
                key: key,
                value: setting.value,
                origin: .configured,
                place: setting.place
            )
        }
        return Conventions(
            entries: entries,
            sibling: sibling?.module,
            own: sibling?.values.mapValues(\.value) ?? [:],
            isNamed: like != nil
        )
    }

    // MARK: The features

    /// - Throws: `WorkspaceError.noFeature`.
    private func sibling(among readings: [ModuleReading], named like: String?) throws -> ModuleReading? {
        if let like, like != "none" {
            if let module = modules.feature(named: like) {
                return try readings.first { $0.module.folder == module.folder && $0.module.stem == module.stem }
                    ?? ModuleReading(of: module, in: workspace.tree)
            }
            let names = modules.features.map(\.stem)
            if let setting = file?.values[.like], setting.value == .text(like) {
                let near = NearestName(among: names).to(like) ?? names.first
                throw setting.refusal(
                    "there is no feature `\(like)` to follow",
                    remedy: near.map { "write `\($0)`, or take `like` out" } ?? "take `like` out"
                )
            }
            throw WorkspaceError.noFeature(like, near: NearestName(among: names).to(like), known: names)
        }
        let majority = Self.majority(of: readings)
        // A first screen that is called as no other feature's would name the new one.
        let usualScreen = readings.compactMap(\.firstScreen).favourite
        func rank(_ reading: ModuleReading) -> (Int, Int, String) {
            let isUsual = reading.firstScreen == usualScreen
            let agreeing = reading.values.count { majority[$0.key] == $0.value.value }
            return (
                -agreeing - (isUsual ? ConventionKey.allCases.count : 0),
                reading.module.manifest.dependencies.entries.count, reading.module.folder.description
            )
        }
        return readings.min { rank($0) < rank($1) }
    }

    private static func majority(of readings: [ModuleReading]) -> [ConventionKey: ConventionValue] {
        var majority: [ConventionKey: ConventionValue] = [:]
        for key in ConventionKey.allCases {
            majority[key] = readings.compactMap { $0.values[key]?.value }.favourite
        }
        return majority
    }

    private static func entries(
        of readings: [ModuleReading],
        sibling: ModuleReading?
    ) -> [ConventionKey: Conventions.Entry] {
        var entries: [ConventionKey: Conventions.Entry] = [:]
        for key in ConventionKey.allCases {
            let found = readings.compactMap { $0.values[key] }
            var counts: [ConventionValue: Int] = [:]
            for (value, _) in found { counts[value, default: 0] += 1 }
            guard let most = counts.values.max() else { continue }
            let own = sibling?.values[key]
            let best = own.flatMap { counts[$0.value] == most ? $0 : nil } ?? found.first { counts[$0.value] == most }
            guard let best else { continue }
            entries[key] = Conventions.Entry(
                key: key,
                value: best.value,
                origin: .found,
                place: best.place,
                agreeing: most,
                asked: found.count
            )
        }
        return entries
    }

    // MARK: What is around them

    private func addWorkspace(
        to entries: inout [ConventionKey: Conventions.Entry],
        _ sibling: FeatureModule?
    ) throws {
        guard let sibling else { return }
        func add(_ key: ConventionKey, _ value: String, _ place: ConventionPlace) {
            entries[key] = Conventions.Entry(
                key: key, value: .text(value), origin: .found, place: place, agreeing: 1, asked: 1)
        }
        add(.like, sibling.stem, ConventionPlace(sibling.folder))
        if entries[.routes]?.value == .text("none"), let feature = try workspace.feature(in: sibling.folder) {
            // An architecture can keep the routes of all features in one place.
            let pattern = NamePattern(of: feature.routeEnum.name, stem: sibling.stem)
            add(.routes, pattern?.description ?? feature.routeEnum.name, ConventionPlace(feature.routesFolder))
        }
        if let composition = modules.compositions(of: sibling).first {
            let file = composition.package.file("Package.swift")
            let text = SourceText(try workspace.tree.contents(of: file) ?? [])
            let place = ConventionPlace(file, offset: composition.target.range.lowerBound, in: text)
            add(.rootManifest, composition.package.described, place)
        } else {
            add(.rootManifest, "none", ConventionPlace(sibling.folder))
        }
        let features = Set(modules.features.map(\.package))
        let compositions = Set(modules.compositions(of: sibling).map(\.package))
        let shared = try workspace.packageFolders().filter { folder in
            !folder.isRoot && !FeatureModules.isForeign(folder) && !features.contains(folder)
                && !compositions.contains(folder)
                && folder != workspace.rootManifestFolder
        }
        if let folder = shared.map(\.parent).favourite, let example = shared.first(where: { $0.parent == folder }) {
            add(.sharedFolder, folder.described, ConventionPlace(example.file("Package.swift")))
        }
    }
}

extension Workspace {
    /// What is wrong with manifests that cannot be read, and so show nothing.
    func unreadManifests() throws -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for folder in try packageFolders() {
            do {
                _ = try manifest(in: folder)
            } catch let error as ManifestError {
                problems += error.diagnostics.map { $0.with(severity: .warning) }
            }
        }
        return problems
    }
}
