/// Whether a name is free for a model or a service of a feature: one judge for those that are made and those that are
/// renamed.
struct PartNames {
    let search: PartSearch
    let part: FeaturePart
    let name: TypeName
    /// What is made under the name.
    let rendering: Rendering
    /// What has its types and files now, and gives them up.
    var replaced: [RenderedFile] = []

    private var workspace: Workspace { search.makers.workspace }
    private var feature: FeaturePackage { search.feature }
    private var sources: SourceFiles { SourceFiles(tree: workspace.tree) }

    /// - Parameter typed: the name as typed.
    /// - Throws: `WorkspaceError.nameTaken`, `NameError`, `FileError`.
    func refuseTaken(typed: String) throws {
        let blueprint = try search.makers.catalog.blueprint(forCommand: part.rawValue)
        try blueprint.refuseReserved(name.rawValue, option: part.rawValue, kind: part.nameKind, typed: typed)
        try refuseOwn()
        let known = Set(replaced.flatMap(\.declaredTypes))
        var types: [(name: String, file: RelativePath)] = []
        for file in rendering.files {
            types += file.declaredTypes.filter { !known.contains($0) }.map { ($0, file.path) }
        }
        try refuseModules(types.map(\.name))
        let files = try sources.paths(below: feature.path).filter { $0.name != ManifestFiles.plain }
        try refuseDeclared(types, in: files)
        try refuseImported(types.map(\.name), in: files)
        try refuseAmbiguous(types.filter { try !isThere($0.name, in: $0.file) }.map(\.name))
        try refuseFiles()
    }

    private func taken(_ owner: String) -> WorkspaceError {
        .nameTaken(name.rawValue, as: part.nameKind, owner: owner, suggestion: name.rawValue + part.nameKind.otherName)
    }

    /// What the feature was made with has its files already.
    private func refuseOwn() throws {
        for path in rendering.files.map(\.path) {
            guard try workspace.tree.kind(of: path) == .file, !replaced.contains(where: { $0.path == path }) else {
                continue
            }
            let isOwn = try search.isOwn(part, name) || search.owners(of: path).contains { search.isOwn(.service, $0) }
            if isOwn { throw taken("the feature was made with its `\(path.stem)`") }
        }
    }

    // MARK: Modules

    private func refuseModules(_ types: [String]) throws {
        let graph = try TakenNames(in: workspace)
        for type in types {
            if type.lowercased() == feature.name.lowercased() { throw taken("it is the name of the feature's module") }
            if let owner = try graph.owner(ofTarget: type, besides: .root.file(".none")) {
                throw taken("`\(type)` is \(owner)")
            }
        }
    }

    /// A type hides the module of its name wherever both are imported.
    private func refuseImported(_ types: [String], in files: [RelativePath]) throws {
        for path in files {
            for type in types where try mentions(path, type) && syntax(of: path).imports(anyOf: [type]) {
                throw taken("`\(path)` imports a module `\(type)`")
            }
        }
    }

    // MARK: Types

    /// Tests see the types of the module as well as their own, so that both count.
    private func refuseDeclared(_ types: [(name: String, file: RelativePath)], in files: [RelativePath]) throws {
        let gone = Set(replaced.map(\.path))
        for path in files where !gone.contains(path) {
            for type in types where try type.file != path && mentions(path, type.name) {
                guard SourceFile(path: path, tree: try syntax(of: path)).declaredTypes.contains(type.name) else {
                    continue
                }
                throw taken("`\(type.name)` is declared in `\(path)`")
            }
        }
    }

    /// A file that imports the feature and means another module's type by the name would no longer compile.
    private func refuseAmbiguous(_ types: [String]) throws {
        let modules = Set(try workspace.targets(ofPart: feature.path))
        let root = feature.home == .targets ? workspace.rootFolders : []
        let folders = try root + workspace.dependents(of: feature)
        let paths = try Set(folders.flatMap { try sources.paths(below: $0) }).filter { !$0.isInside(feature.path) }
        for path in paths.sorted() where path.name != ManifestFiles.plain {
            for type in types where try mentions(path, type) {
                let tree = try syntax(of: path)
                guard tree.imports(anyOf: modules), !SourceFile(path: path, tree: tree).declaredTypes.contains(type),
                    tree.code.indices.contains(where: { isType($0, type, in: tree) })
                else { continue }
                throw taken("`\(path)` means another `\(type)`, and imports this feature as well")
            }
        }
    }

    /// Whether the type has been made before: then it is the one that others mean.
    private func isThere(_ type: String, in path: RelativePath) throws -> Bool {
        guard try workspace.tree.kind(of: path) == .file else { return false }
        return SourceFile(path: path, tree: try syntax(of: path)).declaredTypes.contains(type)
    }

    private func isType(_ index: Int, _ name: String, in tree: SyntaxTree) -> Bool {
        tree.kind(index) == .identifier && tree.name(index) == name && tree.kind(index - 1) != .period
            && tree.kind(index + 1) != .colon
    }

    private func mentions(_ path: RelativePath, _ type: String) throws -> Bool {
        try workspace.tree.contents(of: path)?.contains(sequence: Array(type.utf8)) ?? false
    }

    private func syntax(of path: RelativePath) throws -> SyntaxTree {
        SyntaxTree(lexing: SourceText(try workspace.tree.contents(of: path) ?? []))
    }

    // MARK: Files

    /// A module has one file of a name, and most disks of Macs do not tell upper from lower case.
    private func refuseFiles() throws {
        let targets = try workspace.targetFolders(of: feature)
        let gone = Set(replaced.map(\.path))
        for file in rendering.files where file.path.fileExtension == "swift" {
            let module = targets.first(where: file.path.isInside) ?? file.path.parent
            let other = try sources.paths(below: module).first { path in
                path != file.path && path.name.lowercased() == file.path.name.lowercased() && !gone.contains(path)
            }
            if let other { throw taken("there is `\(other)` already") }
        }
    }
}

extension RenderedFile {
    /// The types that it declares outside of all others; none where it is no Swift.
    fileprivate var declaredTypes: [String] {
        guard path.fileExtension == "swift" else { return [] }
        return SourceFile(path: path, tree: SyntaxTree(lexing: SourceText(contents))).declaredTypes
    }
}
