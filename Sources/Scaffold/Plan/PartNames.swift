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
        for type in types {
            let files = try sources.files(below: feature.path, mentioning: type.name)
            let others = files.filter { $0.path.name != ManifestFiles.plain }
            try refuseDeclared(type.name, in: others.filter { $0.path != type.file })
            if try !isThere(type.name, in: type.file) { try refuseNested(type.name, in: others) }
            try refuseImported(type.name, in: others)
        }
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
    private func refuseImported(_ type: String, in files: [SourceFile]) throws {
        guard let file = files.first(where: { $0.tree.imports(anyOf: [type]) }) else { return }
        throw taken("`\(file.path)` imports a module `\(type)`")
    }

    // MARK: Types

    /// Tests see the types of the module as well as their own, so that both count.
    private func refuseDeclared(_ type: String, in files: [SourceFile]) throws {
        let gone = Set(replaced.map(\.path))
        let other = files.first { !gone.contains($0.path) && $0.declaredTypes.contains(type) }
        if let other { throw taken("`\(type)` is declared in `\(other.path)`") }
    }

    /// Within a type that has one of this name inside, the name means that one.
    private func refuseNested(_ type: String, in files: [SourceFile]) throws {
        let gone = Set(replaced.map(\.path))
        let other = files.first { file in
            !gone.contains(file.path) && DeclaredNames(of: [], in: file.tree).types.contains(type)
        }
        if let other { throw taken("a type in `\(other.path)` has its own `\(type)`") }
    }

    /// A file that imports the feature and means another module's type by the name would no longer compile.
    private func refuseAmbiguous(_ types: [String]) throws {
        let modules = Set(try workspace.targets(ofPart: feature.path))
        let root = feature.home == .targets ? workspace.rootFolders : []
        let folders = try root + workspace.dependents(of: feature)
        for type in types {
            let files = try folders.flatMap { try sources.files(below: $0, mentioning: type) }.filter { file in
                file.path.name != ManifestFiles.plain && !file.path.isInside(feature.path)
            }
            let user = files.first { file in
                file.tree.imports(anyOf: modules) && !file.declaredTypes.contains(type)
                    && file.tree.code.indices.contains { isType($0, type, in: file.tree) }
            }
            if let user { throw taken("`\(user.path)` means another `\(type)`, and imports this feature as well") }
        }
    }

    /// Whether the type has been made before: then it is the one that others mean.
    private func isThere(_ type: String, in path: RelativePath) throws -> Bool {
        guard try workspace.tree.kind(of: path) == .file, let bytes = try workspace.tree.contents(of: path) else {
            return false
        }
        return SourceFile(path: path, tree: SyntaxTree(lexing: SourceText(bytes))).declaredTypes.contains(type)
    }

    private func isType(_ index: Int, _ name: String, in tree: SyntaxTree) -> Bool {
        tree.kind(index) == .identifier && tree.name(index) == name && tree.kind(index - 1) != .period
            && tree.kind(index + 1) != .colon
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
