/// Whether a workspace has habits of its own, and which of its features a new one follows.
struct Neighbourhood {
    let workspace: Workspace
    let reader: ConventionsReader
    let conventions: Conventions
    /// The feature to follow.
    let sibling: FeatureModule

    /// Nil where the built-in architecture is what the workspace follows, or where there is no feature yet.
    ///
    /// - Throws: `WorkspaceError.noFeature` for an unknown `--like`.
    init?(of request: FeatureRequest, in workspace: Workspace) throws {
        // Where the app's root is the templates', its features are as well.
        guard request.wiring != .only, try request.like != nil || !workspace.isBuiltIn else { return nil }
        let reader = try ConventionsReader(of: workspace)
        let stem = reader.stem(of: request.name.rawValue)
        if request.like == nil {
            let others = reader.modules.features.filter { $0.stem != stem }
            let own = try others.filter { try workspace.isBuiltIn($0) }
            guard own.count * 2 < others.count else { return nil }
        }
        let conventions = try reader.conventions(besides: stem, like: request.like, home: request.home)
        guard let sibling = conventions.sibling else { return nil }
        if try request.like != nil && workspace.isBuiltIn(sibling) { return nil }
        if let home = request.home, home != sibling.home { throw Self.none(kept: home) }
        self.workspace = workspace
        self.reader = reader
        self.conventions = conventions
        self.sibling = sibling
    }
}

extension Neighbourhood {
    /// There is none to follow that is kept as was asked for.
    static func none(kept home: FeatureHome) -> Refusal {
        Refusal(
            Diagnostic(
                .badOptionValue,
                home == .targets
                    ? "no feature here is kept as targets of a package with others, so there is none to follow"
                    : "no feature here is a package of its own, so there is none to follow",
                remedy: "leave `--layout` out, or make the first one of that kind by hand"
            )
        )
    }
}

extension ConventionsReader {
    /// What is left of a typed name without the ending that features have here.
    func stem(of name: String) -> String {
        if let configured = file?.text(.featureName).flatMap(NamePattern.init) {
            return configured.stem(of: name) ?? name
        }
        let patterns = modules.features.compactMap { NamePattern(of: $0.name, stem: $0.stem) }
        return patterns.favourite?.stem(of: name) ?? name
    }
}

extension Workspace {
    /// Whether a feature is one that the templates made: with routes, and what shows them.
    func isBuiltIn(_ module: FeatureModule) throws -> Bool {
        guard let feature = try feature(in: module.folder) else { return false }
        return try isBuiltIn(feature)
    }

    /// Whether one of the built-in architectures is what the workspace follows.
    var isBuiltIn: Bool {
        get throws { try layout != FeatureLayout() || hasBuiltInRoot }
    }

    /// Whether the app's root is one that the templates made.
    var hasBuiltInRoot: Bool {
        get throws {
            guard case .appRoot(let folder) = location.kind else { return false }
            let files = try SourceFiles(tree: tree).files(below: folder.file("Sources"), mentioning: "AppRoute")
            return files.contains { CodeBlock($0.tree).declarations.contains { $0.name == "AppRoute" } }
        }
    }
}
