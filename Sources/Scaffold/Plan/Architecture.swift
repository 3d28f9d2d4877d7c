/// Which of the built-in architectures a workspace follows, read off what it holds.
///
/// It is the one whose template for `init` provides types that the app's root all declares, and requires packages that
/// are all there, with the types that they provide; where there is none, it is the usual one. No file records it.
///
/// One whose people have renamed some of these types is still known: by the products of the package that it requires, or
/// by the folder in which it alone keeps the app's root.
struct Architecture {
    /// The category of its templates; nil for the usual one.
    let category: String?
    let layout: FeatureLayout

    static let usual = Architecture(category: nil, layout: FeatureLayout())

    private init(category: String?, layout: FeatureLayout) {
        self.category = category
        self.layout = layout
    }

    init(_ blueprint: Blueprint) {
        self.init(category: blueprint.bundle.category, layout: blueprint.scaffold?.layout ?? FeatureLayout())
    }

    /// The one that `--architecture` names.
    ///
    /// - Throws: `TemplateError`, also where there is none of that name.
    init(named typed: String, from catalog: Catalog) throws {
        guard let category = catalog.architectures.first(where: { $0.lowercased() == typed.lowercased() }) else {
            let names = catalog.architectures.map { $0.lowercased() }
            throw Refusal(
                Diagnostic(
                    .badOptionValue,
                    "there is no architecture `\(typed)`",
                    remedy: "use one of \(names.joined(separator: ", "))"
                )
            )
        }
        self.init(try catalog.preferring(category).blueprint(forCommand: "init"))
    }

    /// - Throws: `TemplateError`, `FileError`.
    init(of workspace: Workspace, from catalog: Catalog) throws {
        for category in catalog.architectures where category != Catalog.usualArchitecture {
            let blueprint = try catalog.preferring(category).blueprint(forCommand: "init")
            guard blueprint.bundle.category == category else { continue }
            if try Self.isFollowed(blueprint, in: workspace, catalog) {
                self.init(blueprint)
                return
            }
        }
        self = .usual
    }

    private static func isFollowed(
        _ blueprint: Blueprint,
        in workspace: Workspace,
        _ catalog: Catalog
    ) throws -> Bool {
        let required = try catalog.requirements(of: blueprint)
        let provides = blueprint.scaffold?.provides ?? []
        if !provides.isEmpty {
            guard let root = workspace.rootManifestFolder else { return false }
            let sources = blueprint.scaffold?.layout.appRoot ?? FeatureLayout().appRoot
            let declared = ProvidedDeclarations(workspace: workspace, folder: root, sources: sources)
            let isThere = try declared.hasTypes(of: blueprint)
            guard try isThere || keepsRoot(in: sources, workspace) && declared.hasOneType(of: blueprint) else {
                return false
            }
        }
        let bindings = Bindings(folders: workspace.folders(featureRoot: workspace.featuresFolder))
        for requirement in required {
            let folder = try requirement.destination(bindings)
            guard try workspace.tree.kind(of: folder.file("Package.swift")) == .file,
                try isThere(requirement, ProvidedDeclarations(workspace: workspace, folder: folder))
            else { return false }
        }
        return !required.isEmpty || !provides.isEmpty
    }

    private static func isThere(_ blueprint: Blueprint, _ declared: ProvidedDeclarations) throws -> Bool {
        try declared.hasTypes(of: blueprint) || declared.hasTraces(of: blueprint)
    }

    /// Whether the manifest says that the app's root lies in a folder that only this architecture has.
    private static func keepsRoot(in sources: String, _ workspace: Workspace) throws -> Bool {
        guard sources != FeatureLayout().appRoot, let root = workspace.rootManifestFolder,
            let manifest = (try? workspace.manifest(in: root)) ?? nil
        else { return false }
        return manifest.target(named: "AppRoot")?.path?.value.hasPrefix(sources + "/") == true
    }
}
