/// The templates that a run can use: those of the workspace's `Templates/` folder, and the built-in ones.
struct Catalog {
    /// What a listing says of a template.
    struct Entry: Sendable, Hashable {
        let name: String
        let category: String
        /// The command it serves.
        let command: String?
        let isBuiltIn: Bool
    }

    /// The folder of a workspace's root that holds its own templates.
    static let folder = "Templates"

    private let builtIn: [EmbeddedBundle]
    private let workspace: WorkingTree?
    private let userFolders: [WorkingTree]

    /// - Parameters:
    ///   - workspace: nil where there is none.
    ///   - userFolders: folders outside it, in whose order `new` looks for a template; a command never comes from there.
    init(
        builtIn: [EmbeddedBundle] = EmbeddedTemplates.bundles,
        workspace: WorkingTree? = nil,
        userFolders: [WorkingTree] = []
    ) {
        self.builtIn = builtIn
        self.workspace = workspace
        self.userFolders = userFolders
    }

    /// The template in a folder, wherever it is.
    ///
    /// - Parameter overlay: a folder whose files are laid over it.
    static func blueprint(
        at folder: AbsolutePath,
        overlay: AbsolutePath? = nil,
        files: any FileSystem
    ) throws(TemplateError) -> Blueprint {
        let bundle = try TemplateBundle(.root, in: WorkingTree(root: folder, files: files))
        guard let overlay else { return try Blueprint(bundle) }
        let top = try TemplateBundle(.root, in: WorkingTree(root: overlay, files: files))
        return try Blueprint(bundle.overlaid(with: top))
    }

    /// The template that serves a command: the workspace's own before the built-in one.
    ///
    /// - Parameter category: the built-in architecture to take it from, where several have one.
    /// - Throws: `TemplateError` where none serves it, two of the workspace do, or it cannot be read.
    func blueprint(forCommand command: String, in category: String? = nil) throws(TemplateError) -> Blueprint {
        var own: [TemplateBundle] = []
        for bundle in try workspaceBundles() where try Blueprint.command(of: bundle) == command { own.append(bundle) }
        if own.count > 1 {
            throw .invalid(
                "\(own.map { "`\($0.label)`" }.joined(separator: " and ")) both serve `\(command)`",
                in: Self.folder,
                remedy: "take `Command` out of all but one"
            )
        }
        if let bundle = own.first { return try Blueprint(bundle) }
        let serving = builtIn.filter { $0.command == command }
        guard let bundle = serving.first(where: { $0.category == category }) ?? serving.first else {
            throw missing("serves the command `\(command)`", command, among: builtIn.compactMap(\.command))
        }
        return try Blueprint(TemplateBundle(bundle))
    }

    /// The workspace's own or built-in template of a name, or of a category and a name: `Navigation`,
    /// `Coordinator/Navigation`; in any case if no name has this one.
    ///
    /// - Parameter category: where it is looked for first.
    /// - Throws: `TemplateError` where there is none, with the nearest name.
    func blueprint(named typed: String, near category: String? = nil) throws(TemplateError) -> Blueprint {
        try blueprint(named: typed, near: category, in: [try workspaceBundles()])
    }

    /// The template that `spmgen new` runs: as `blueprint(named:near:)`, but it may also lie elsewhere in the workspace
    /// or in one of the user's folders; these come before the built-in ones.
    func blueprint(toRun typed: String) throws(TemplateError) -> Blueprint {
        var places = [try workspaceBundles()]
        places.append(try bundles(in: workspace) { search throws(FileError) in try search.strayBundles() })
        for folder in userFolders {
            places.append(try bundles(in: folder) { search throws(FileError) in try search.bundles(below: .root) })
        }
        return try blueprint(named: typed, near: nil, in: places)
    }

    private func blueprint(
        named typed: String,
        near category: String?,
        in places: [[TemplateBundle]]
    ) throws(TemplateError) -> Blueprint {
        for isLoose in [false, true] {
            for bundles in places {
                if let bundle = Self.choose(bundles, typed, category, isLoose, { ($0.category, $0.name) }) {
                    return try Blueprint(bundle)
                }
            }
            if let bundle = Self.choose(builtIn, typed, category, isLoose, { ($0.category, $0.name) }) {
                return try Blueprint(TemplateBundle(bundle))
            }
        }
        throw missing("is called `\(typed)`", typed, among: places.joined().map(\.name) + builtIn.map(\.name))
    }

    /// The templates that a blueprint needs first.
    func requirements(of blueprint: Blueprint) throws(TemplateError) -> [Blueprint] {
        var required: [Blueprint] = []
        for name in blueprint.scaffold?.requires ?? [] {
            required.append(try self.blueprint(named: name, near: blueprint.bundle.category))
        }
        return required
    }

    /// All templates, the workspace's first, each group by category and name.
    func entries() throws(TemplateError) -> [Entry] {
        var entries: [Entry] = []
        for bundle in try workspaceBundles() {
            let command = try Blueprint.command(of: bundle)
            entries.append(Entry(name: bundle.name, category: bundle.category, command: command, isBuiltIn: false))
        }
        return entries
            + builtIn.map { Entry(name: $0.name, category: $0.category, command: $0.command, isBuiltIn: true) }
    }

    private func workspaceBundles() throws(TemplateError) -> [TemplateBundle] {
        try bundles(in: workspace) { search throws(FileError) in try search.ownBundles() }
    }

    private func bundles(
        in tree: WorkingTree?,
        _ find: (BundleSearch) throws(FileError) -> [RelativePath]
    ) throws(TemplateError) -> [TemplateBundle] {
        guard let tree else { return [] }
        let folders: [RelativePath]
        do {
            folders = try find(BundleSearch(in: tree))
        } catch {
            throw TemplateError(error.diagnostics)
        }
        var bundles: [TemplateBundle] = []
        for folder in folders { bundles.append(try TemplateBundle(folder, in: tree)) }
        return bundles
    }

    private static func choose<Bundle>(
        _ bundles: [Bundle],
        _ typed: String,
        _ category: String?,
        _ isLoose: Bool,
        _ names: (Bundle) -> (category: String, name: String)
    ) -> Bundle? {
        func form(_ text: String) -> String { isLoose ? text.lowercased() : text }
        let fitting = bundles.filter { bundle in
            let (category, name) = names(bundle)
            return form(name) == form(typed) || form("\(category)/\(name)") == form(typed)
        }
        return fitting.first { names($0).category == category } ?? fitting.first
    }

    private func missing(_ what: String, _ typed: String, among names: [String]) -> TemplateError {
        let nearest = NearestName(among: names).to(typed).map { "did you mean `\($0)`?" }
        return TemplateError(
            Diagnostic(
                .noSuchTemplate,
                "no template \(what)",
                remedy: nearest ?? "`spmgen list` shows the templates",
                command: ["spmgen", "list"]
            )
        )
    }
}
