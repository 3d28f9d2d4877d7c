/// The templates that a run can use: those of the workspace's `Templates/` folder, and the built-in ones.
struct Catalog {
    /// What a listing says of a template.
    struct Entry: Sendable, Hashable {
        let name: String
        let category: String
        /// The command it serves.
        let command: String?
        let isBuiltIn: Bool
        /// Its folder, as messages name it; nil for a built-in one.
        let path: String?
    }

    /// The folder of a workspace's root that holds its own templates.
    static let folder = "Templates"

    private let builtIn: [TemplatePlace]
    let workspace: WorkingTree?
    private let userFolders: [WorkingTree]
    /// The built-in architecture whose templates are taken, where several serve a command.
    private(set) var preferred: String?

    /// - Parameters:
    ///   - workspace: nil where there is none.
    ///   - userFolders: folders outside it, in whose order `new` looks for a template; a command never comes from there.
    init(
        builtIn: [EmbeddedBundle] = EmbeddedTemplates.bundles,
        workspace: WorkingTree? = nil,
        userFolders: [WorkingTree] = []
    ) {
        self.builtIn = builtIn.map { .embedded($0) }
        self.workspace = workspace
        self.userFolders = userFolders
    }

    /// The category of the architecture that a workspace follows if nothing says otherwise.
    static let usualArchitecture = "Coordinator"

    /// The categories of the built-in architectures, those with a template for `init`; the usual one first.
    var architectures: [String] {
        let categories = builtIn.filter { (try? $0.command()) == "init" }.map(\.category)
        return categories.filter { $0 == Self.usualArchitecture } + categories.filter { $0 != Self.usualArchitecture }
    }

    /// The same with the templates of one architecture before those of the others.
    func preferring(_ category: String?) -> Catalog {
        var catalog = self
        catalog.preferred = category
        return catalog
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
        var own: [TemplatePlace] = []
        for place in try ownPlaces() where try place.command() == command { own.append(place) }
        if own.count > 1 {
            throw .invalid(
                "\(own.map { "`\($0.label)`" }.joined(separator: " and ")) both serve `\(command)`",
                in: Self.folder,
                remedy: "take `Command` out of all but one"
            )
        }
        var commands: [String] = []
        var serving: [TemplatePlace] = []
        for place in builtIn {
            guard let served = try place.command() else { continue }
            commands.append(served)
            if served == command { serving.append(place) }
        }
        let categories = [category, preferred, Self.usualArchitecture]
        let built = categories.lazy.compactMap { wanted in serving.first { $0.category == wanted } }.first
        guard let place = own.first ?? built ?? serving.first else {
            throw missing("serves the command `\(command)`", command, among: commands)
        }
        return try Blueprint(place.bundle())
    }

    /// The workspace's own or built-in template of a name, or of a category and a name: `Navigation`,
    /// `Coordinator/Navigation`; in any case if no name has this one.
    ///
    /// - Parameter category: where it is looked for first.
    /// - Throws: `TemplateError` where there is none, with the nearest name.
    func blueprint(named typed: String, near category: String? = nil) throws(TemplateError) -> Blueprint {
        try Blueprint(bundle(named: typed, near: category, in: [try ownPlaces(), builtIn]))
    }

    /// The template that `spmgen new` runs: as `blueprint(named:near:)`, but it may also lie elsewhere in the workspace
    /// or in one of the user's folders; these come before the built-in ones.
    func blueprint(toRun typed: String) throws(TemplateError) -> Blueprint {
        try Blueprint(bundle(toRun: typed))
    }

    /// The bundle of the template that `spmgen new` runs.
    func bundle(toRun typed: String) throws(TemplateError) -> TemplateBundle {
        try bundle(named: typed, near: nil, in: groupsToRun())
    }

    /// The templates of the workspace's `Templates/`; where it has none, those elsewhere in it, without exported ones;
    /// else the built-in ones.
    ///
    /// - Throws: `TemplateError` with what is wrong with all that cannot be read.
    func bundlesToCheck() throws(TemplateError) -> [TemplateBundle] {
        let groups = try groupsToRun()
        var bundles: [TemplateBundle] = []
        for place in groups[0].isEmpty ? groups[1] : groups[0] {
            let bundle = try place.bundle()
            // What an export made is checked where it comes from.
            if ((try? bundle.info()) ?? [:])[TemplateExport.digestKey] == nil { bundles.append(bundle) }
        }
        guard bundles.isEmpty else { return bundles }
        for place in builtIn { bundles.append(try place.bundle()) }
        return bundles
    }

    private func groupsToRun() throws(TemplateError) -> [[TemplatePlace]] {
        var places = [try ownPlaces()]
        places.append(try self.places(in: workspace) { search throws(FileError) in try search.strayBundles() })
        for folder in userFolders {
            places.append(try self.places(in: folder) { search throws(FileError) in try search.bundles(below: .root) })
        }
        return places + [builtIn]
    }

    private func bundle(
        named typed: String,
        near category: String?,
        in groups: [[TemplatePlace]]
    ) throws(TemplateError) -> TemplateBundle {
        for isLoose in [false, true] {
            func form(_ text: String) -> String { isLoose ? text.lowercased() : text }
            for places in groups {
                let fitting = places.filter { place in
                    form(place.name) == form(typed) || form("\(place.category)/\(place.name)") == form(typed)
                }
                if category == nil, fitting.count > 1, !fitting[0].isBuiltIn { throw Self.ambiguous(typed, fitting) }
                let categories = [category, preferred].compactMap(\.self)
                let near = categories.lazy.compactMap { wanted in fitting.first { $0.category == wanted } }.first
                if let place = near ?? fitting.first { return try place.bundle() }
            }
        }
        throw missing("is called `\(typed)`", typed, among: groups.joined().map(\.name))
    }

    /// The templates that a blueprint needs first.
    func requirements(of blueprint: Blueprint) throws(TemplateError) -> [Blueprint] {
        var required: [Blueprint] = []
        for name in blueprint.scaffold?.requires ?? [] {
            required.append(try self.blueprint(named: name, near: blueprint.bundle.category))
        }
        return required
    }

    /// All templates, the workspace's first, each group by category and name; one that cannot be read has no command.
    func entries() throws(TemplateError) -> [Entry] {
        (try ownPlaces()).map { Self.entry($0) } + builtIn.map { Self.entry($0) }
    }

    /// All that `new` can run, in the order in which it looks for them.
    func entriesToRun() throws(TemplateError) -> [Entry] {
        let groups = try groupsToRun()
        let stray = groups[1].map { Self.entry($0, isHonoured: false) }
        let users = zip(userFolders, groups[2...]).flatMap { folder, places in
            places.map { Self.entry($0, isHonoured: false, in: folder.root) }
        }
        return groups[0].map { Self.entry($0) } + stray + users + builtIn.map { Self.entry($0) }
    }

    /// - Parameter isHonoured: whether the command that it names is its own to serve.
    private static func entry(
        _ place: TemplatePlace,
        isHonoured: Bool = true,
        in folder: AbsolutePath? = nil
    ) -> Entry {
        let path = folder.map { AbsolutePath(place.label, in: $0).description } ?? place.label
        return Entry(
            name: place.name,
            category: place.category,
            command: isHonoured ? (try? place.command()) ?? nil : nil,
            isBuiltIn: place.isBuiltIn,
            path: place.isBuiltIn ? nil : path
        )
    }

    private func ownPlaces() throws(TemplateError) -> [TemplatePlace] {
        try places(in: workspace) { search throws(FileError) in try search.ownBundles() }
    }

    private func places(
        in tree: WorkingTree?,
        _ find: (BundleSearch) throws(FileError) -> [RelativePath]
    ) throws(TemplateError) -> [TemplatePlace] {
        guard let tree else { return [] }
        do {
            return try find(BundleSearch(in: tree)).map { .folder($0, tree) }
        } catch {
            throw TemplateError(error.diagnostics)
        }
    }

    private static func ambiguous(_ typed: String, _ places: [TemplatePlace]) -> TemplateError {
        let named = Set(places.map { "\($0.category)/\($0.name)" })
        let names = named.count == places.count ? named.sorted() : places.map(\.label).sorted()
        return TemplateError(
            Diagnostic(
                .noSuchTemplate,
                "\(places.count) templates are called `\(typed)`",
                remedy: "use one of \(names.map { "`\($0)`" }.joined(separator: ", "))",
                command: ["spmgen", "show", names[0]]
            )
        )
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
