/// Finds the features of a workspace, however it is laid out.
///
/// A target is a feature when it declares a screen that is named after it (`ProfileView` in `ProfileFeature`), or when
/// it is called or filed as one and declares any. A target that puts other features together is none.
struct FeatureModules {
    /// Sorted by path.
    let features: [FeatureModule]
    /// The manifests of the workspace, by the folders of their packages.
    private let manifests: [(folder: RelativePath, manifest: Manifest)]

    /// Endings of modules that are no part of a feature's name.
    static let suffixes = ["Feature", "Module", "Flow", "Scene", "Package", "UI", "Kit"]
    static let prefixes = ["Feature"]
    /// What the other modules of a feature are called behind its name.
    static let companionWords: Set<String> = [
        "API", "Concurrent", "Core", "Data", "Domain", "Interface", "Live", "Logic", "Mocks", "Model", "Models",
        "Presentation", "Resources", "Service", "Services", "TestSupport", "Testing", "UI", "Views",
    ]
    /// What is called like this holds an app together.
    private static let compositionNames: Set<String> = ["App", "AppFeature", "AppRoot", "AppUI", "Main", "Root"]

    init(of workspace: Workspace) throws {
        var manifests: [(RelativePath, Manifest)] = []
        for folder in try workspace.packageFolders()
        where !Self.isForeign(folder) {
            // What cannot be read shows no conventions.
            guard let manifest = (try? workspace.manifest(in: folder)) ?? nil else { continue }
            manifests.append((folder, manifest))
        }
        self.manifests = manifests
        let finder = CandidateFinder(tree: workspace.tree)
        var candidates: [Candidate] = []
        for (folder, manifest) in manifests where try !Self.isAppRoot(folder, workspace) {
            candidates += try finder.candidates(in: folder, manifest)
        }
        let parts = Self.withoutCompositions(candidates)
        var features: [FeatureModule] = []
        for (folder, manifest) in manifests {
            let own = parts.filter { $0.package == folder }
            features += try Self.features(of: own, in: folder, manifest, tree: workspace.tree)
        }
        self.features = features.sorted { ($0.folder, $0.stem) < ($1.folder, $1.stem) }
    }

    /// Folders of packages that others have written: their habits are not those of the workspace.
    private static let foreignFolders: Set<String> = [
        "External", "SourcePackages", "ThirdParty", "Vendor", "third-party", "third_party",
    ]

    static func isForeign(_ folder: RelativePath) -> Bool {
        folder.components.contains(where: foreignFolders.contains)
    }

    /// Whether a package is the app's root and nothing else.
    private static func isAppRoot(_ folder: RelativePath, _ workspace: Workspace) throws -> Bool {
        guard case .appRoot(folder) = workspace.location.kind, let targets = workspace.targetsFolder else {
            return workspace.location.kind == .appRoot(folder)
        }
        return try workspace.rootTargets(in: targets).isEmpty && !workspace.hasFeaturesInRoot
    }

    /// The feature of a name, with or without the ending of modules, in any case.
    func feature(named name: String) -> FeatureModule? {
        let wanted = name.lowercased()
        return features.first { $0.stem.lowercased() == wanted }
            ?? features.first { $0.name.lowercased() == wanted || $0.main.name.lowercased() == wanted }
    }

    /// The manifests that depend on a feature without being one, each with the targets that do; most features first.
    ///
    /// What depends on one feature of several uses it, and puts nothing together.
    ///
    /// - Parameter stem: a feature that does not count, because it is the one that is being made.
    func compositions(of feature: FeatureModule, besides stem: String? = nil) -> [Composition] {
        let others = features.filter { $0.stem != stem }
        let names = Set([feature.main.name] + feature.products.map(\.name))
        var found: [Composition] = []
        for (folder, manifest) in manifests {
            let own = features.filter { $0.package == folder }.flatMap { $0.targets.map(\.name) }
            let targets = manifest.wirableTargets.filter { target in
                !own.contains(target.name) && target.dependencies.entries.contains { names.contains($0.name) }
            }
            for target in targets {
                let known = Set(target.dependencies.entries.map(\.name))
                let count = others.count { known.contains($0.main.name) || known.contains($0.name) }
                guard count >= min(2, others.count) else { continue }
                found.append(Composition(package: folder, manifest: manifest, target: target, features: count))
            }
        }
        return found.sorted { ($0.features, $1.package) > ($1.features, $0.package) }
    }

    /// A target that puts features together.
    struct Composition {
        let package: RelativePath
        let manifest: Manifest
        let target: Manifest.Target
        let features: Int
    }

    // MARK: Candidates

    /// A target that may be a feature's main one.
    struct Candidate {
        let package: RelativePath
        let target: Manifest.Target
        let folder: RelativePath
        let stem: String
    }

    private static func withoutCompositions(_ candidates: [Candidate]) -> [Candidate] {
        let names = Set(candidates.map(\.target.name))
        func features(of candidate: Candidate) -> Int {
            Set(candidate.target.dependencies.entries.map(\.name)).intersection(names).count
        }
        let used = Set(
            candidates.flatMap { candidate in
                candidate.target.dependencies.entries.map(\.name).filter { $0 != candidate.target.name }
            }
        )
        return candidates.filter { candidate in
            let name = candidate.target.name
            let isOnTop = !used.contains(name)
            let isNamedSo = compositionNames.contains(name) || name.hasSuffix("App")
            return !(isOnTop && features(of: candidate) >= 2) && !(isNamedSo && features(of: candidate) >= 1)
        }
    }

    private static func features(
        of candidates: [Candidate],
        in package: RelativePath,
        _ manifest: Manifest,
        tree: WorkingTree
    ) throws(FileError) -> [FeatureModule] {
        let stems = Set(candidates.map(\.stem))
        let isOne = stems.count == 1 && isNamed(after: candidates[0].stem, package, manifest)
        var features: [FeatureModule] = []
        for stem in stems.sorted() {
            guard let main = candidates.first(where: { $0.stem == stem }) else { continue }
            var companions: [ModuleTarget] = []
            var tests: [ModuleTarget] = []
            for target in manifest.targets.entries where target.name != main.target.name {
                let own = [stem, main.target.name].first(where: target.name.hasPrefix)
                let rest = own.map { String(target.name.dropFirst($0.count)) }
                let module = ModuleTarget(target: target, folder: try target.folder(in: package, of: tree))
                switch target.kind {
                case .test where isOne || rest?.hasSuffix("Tests") == true && doesTest(target, main.target, stem):
                    tests.append(module)
                case .regular where isOne || rest.map(companionWords.contains) == true:
                    companions.append(module)
                default: continue
                }
            }
            features.append(
                FeatureModule(
                    stem: stem,
                    package: package,
                    manifest: manifest,
                    home: isOne ? .package : .targets,
                    main: ModuleTarget(target: main.target, folder: main.folder),
                    companions: companions,
                    tests: tests
                )
            )
        }
        return features
    }

    private static func doesTest(_ tests: Manifest.Target, _ target: Manifest.Target, _ stem: String) -> Bool {
        tests.dependencies.entries.isEmpty || tests.dependsOnTarget(target.name)
            || tests.name.hasPrefix(target.name)
            || companionWords.contains { tests.name == stem + $0 + "Tests" && tests.dependsOnTarget(stem + $0) }
    }

    private static func isNamed(after stem: String, _ package: RelativePath, _ manifest: Manifest) -> Bool {
        let names = [package.name, manifest.name?.value ?? ""].flatMap { [$0, Words.upperCamelCase($0)] }
        return names.contains { name in CandidateFinder.stems(of: name).contains(stem) }
    }
}
