/// Plans `spmgen dependency`: a package in the manifests of features, with one requirement in the whole workspace.
struct DependencyPlanner {
    let workspace: Workspace
    let request: DependencyRequest

    /// Who is to use the package.
    private struct User {
        /// The folder of the manifest.
        let package: RelativePath
        let target: String
    }

    /// An entry of some manifest for the same package.
    private struct Entry {
        let dependency: Manifest.Dependency
        let file: RelativePath
        let text: SourceText
    }

    private var identity: String { PackageIdentity.ofURL(request.url) }

    /// As manifests name it behind `package:`.
    private var package: String {
        let name = request.url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? request.url
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    /// - Throws: `DependencyError` with every entry that differs, `WorkspaceError`, `ManifestError`.
    func draft() throws -> PlanDraft {
        var users: [User] = []
        for typed in request.users {
            let user = try user(typed)
            if !users.contains(where: { $0.package == user.package && $0.target == user.target }) { users.append(user) }
        }
        let entries = try entries()
        let same = entries.filter(isSame)
        let spec = PackageDependencySpec(.url(same.first?.dependency.location ?? request.url, request.requirement))
        let different = entries.filter { !isSame($0) }
        guard different.isEmpty else { throw try conflict(different, spec, users) }
        let (products, note) = try products()
        var edits = EditRun(workspace: workspace)
        for user in users {
            let uses = products.map { name in
                ManifestChange.addTargetDependency(
                    TargetDependencySpec(name: name, target: user.target, package: package)
                )
            }
            try edits.change(user.package.file(ManifestFiles.plain), [.addDependency(spec)] + uses)
        }
        let folders = users.map(\.package).reduce(into: [RelativePath]()) { if !$0.contains($1) { $0.append($1) } }
        return PlanDraft(
            subject: Subject(typed: request.url, name: package),
            notes: edits.notes + [note].compactMap { $0 },
            next: folders.map { ["swift", "build", "--package-path", .path($0)] }
        )
    }

    // MARK: Who uses it

    /// A feature's main target, or the target of that very name.
    private func user(_ typed: String) throws -> User {
        let features = try workspace.features()
        if let feature = features.first(where: { $0.name.lowercased() == typed.lowercased() }) {
            return User(package: feature.package, target: feature.name)
        }
        let modules = try FeatureModules(of: workspace)
        if let module = modules.feature(named: typed) { return User(package: module.package, target: module.main.name) }
        var names = features.map(\.name) + modules.features.map(\.stem).filter { !features.map(\.name).contains($0) }
        for folder in try workspace.packageFolders() {
            let targets = try workspace.manifest(in: folder)?.targets.entries.map(\.name) ?? []
            if targets.contains(typed) { return User(package: folder, target: typed) }
            names += targets.filter { !names.contains($0) }
        }
        let near = NearestName(among: names).to(typed)
        throw WorkspaceError.noFeature(typed, near: near, known: features.map(\.name))
    }

    // MARK: One requirement

    /// What the manifests of the workspace say of the package, sorted by place.
    private func entries() throws -> [Entry] {
        try workspace.packageFolders().flatMap { folder in
            try ManifestFiles.names(among: workspace.tree.entries(of: folder)).map(folder.file).flatMap { file in
                guard let bytes = try workspace.tree.contents(of: file) else { return [Entry]() }
                let text = SourceText(bytes)
                return try Manifest(reading: text, file: file.description).dependencies.entries
                    .filter { $0.identity == identity }.map { Entry(dependency: $0, file: file, text: text) }
            }
        }
    }

    private func isSame(_ entry: Entry) -> Bool {
        entry.dependency.kind == .url && entry.dependency.requirement == request.requirement
            && PackageIdentity.normalizedURL(entry.dependency.location) == PackageIdentity.normalizedURL(request.url)
    }

    /// Each entry that differs, with the place that the asked one would go to. What a user has already is that place
    /// for others; it is named itself where nothing else stands in the way.
    private func conflict(
        _ entries: [Entry], _ spec: PackageDependencySpec, _ users: [User]
    ) throws -> DependencyError {
        let asked = ElementSpelling(tools: ToolsVersion(5, 6)).fragment(of: spec).oneLine
        let files = users.map { $0.package.file(ManifestFiles.plain) }
        let (own, others) = (entries.filter { files.contains($0.file) }, entries.filter { !files.contains($0.file) })
        let free = try place(of: spec, in: users.filter { user in !own.contains { $0.file.parent == user.package } })
        return .conflicts(
            (others.isEmpty ? own : others).map { entry in
                let difference = difference(of: entry.dependency)
                return DependencyError.Conflict(
                    difference: difference,
                    package: package,
                    known: VisibleText(entry.text.string(in: entry.dependency.range)).escaped,
                    place: location(entry.dependency.range, entry),
                    asked: asked,
                    askedPlace: free ?? (others.isEmpty ? nil : own.first.map { location($0.dependency.range, $0) }),
                    command: difference == .package ? [] : command(taking: entry.dependency)
                )
            }
        )
    }

    private func difference(of known: Manifest.Dependency) -> DependencyError.Conflict.Difference {
        guard known.kind == .url,
            PackageIdentity.repository(of: known.location) == PackageIdentity.repository(of: request.url)
        else { return .package }
        return known.requirement == request.requirement ? .url : .requirement
    }

    private func location(_ range: TextRange, _ entry: Entry) -> DiagnosticLocation {
        DiagnosticLocation(file: entry.file.description, offset: range.lowerBound, in: entry.text)
    }

    /// Where the first of the users would get it.
    private func place(of spec: PackageDependencySpec, in users: [User]) throws -> DiagnosticLocation? {
        for user in users {
            let file = user.package.file(ManifestFiles.plain)
            guard let bytes = try workspace.tree.contents(of: file) else { continue }
            let text = SourceText(bytes)
            // One that has the package differently is named itself.
            let edits = try? ManifestEditor(file: file.description, text: text).result(of: [.addDependency(spec)]).edits
            guard let edit = edits?.first else { continue }
            return DiagnosticLocation(file: file.description, offset: edit.range.lowerBound, in: text)
        }
        return nil
    }

    /// What to type for the requirement that another manifest has.
    private func command(taking known: Manifest.Dependency) -> [String] {
        guard known.kind == .url, let option = known.requirement?.option else { return [] }
        let products = request.products.isEmpty ? [] : ["--product"] + request.products
        return ["spmgen", "dependency", known.location] + option + ["--to"] + request.users + products
    }

    // MARK: Products

    /// Which products are used: those that were named, else those that the workspace uses already, else the one that
    /// bears the package's name. Others cannot be known without the package itself.
    private func products() throws -> ([String], Diagnostic?) {
        guard request.products.isEmpty else { return (request.products, nil) }
        var used: [String] = []
        for folder in try workspace.packageFolders() {
            let targets = try workspace.manifest(in: folder)?.targets.entries ?? []
            used += targets.flatMap(\.dependencies.entries)
                .filter { $0.package?.lowercased() == identity && !used.contains($0.name) }.map(\.name)
        }
        if used.count == 1 { return (used, nil) }
        let isName = package.first?.isUppercase == true && package.allSatisfy { $0.isLetter || $0.isNumber }
        if used.isEmpty, isName {
            let note = Diagnostic(
                .productNotNamed,
                severity: .note,
                "the product is taken to be `\(package)`, as its package is called",
                remedy: "if it has another name, take this back with `spmgen undo`, and name it with `--product`"
            )
            return ([package], note)
        }
        throw DependencyError.noProduct(package, known: used)
    }
}

extension PackageDependencySpec.Requirement {
    /// The option of `dependency` that asks for it; nil where there is none.
    fileprivate var option: [String]? {
        switch self {
        case .exact(let version): ["--exact", version]
        case .from(let version): ["--from", version]
        case .upToNextMinor(let version): ["--up-to-next-minor-from", version]
        case .range, .branch, .revision: nil
        }
    }
}
