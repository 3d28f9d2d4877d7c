/// The types of other modules that are called as those which a command is about.
///
/// In such a module and in the files that import it, the name alone means that type: a file that saw both would not
/// compile.
struct Namesakes {
    private struct Module {
        let name: String
        let folder: RelativePath
        var types: Set<String> = []
    }

    private var modules: [Module] = []

    /// - Parameters:
    ///   - types: the names of the types that the command is about.
    ///   - isOwn: whether a file is one of those that declare these.
    init(of types: Set<String>, in workspace: Workspace, isOwn: (RelativePath) -> Bool) throws {
        guard !types.isEmpty else { return }
        let needles = types.map { Array($0.utf8) }
        let packages = try workspace.packageFolders()
        var known = try Self.modules(of: workspace)
        for path in try SourceFiles(tree: workspace.tree).paths(below: .root) where !isOwn(path) {
            guard let bytes = try workspace.tree.contents(of: path), needles.contains(where: bytes.contains(sequence:))
            else { continue }
            let file = SourceFile(path: path, tree: SyntaxTree(lexing: SourceText(bytes)))
            let declared = types.intersection(file.declaredTypes)
            guard !declared.isEmpty else { continue }
            if let index = known.firstIndex(where: { path.isInside($0.folder) }) {
                known[index].types.formUnion(declared)
            } else if !path.parent.isRoot {
                // What no manifest has is the app itself, its tests, or nobody's.
                let folder = Self.folder(of: path, besides: packages)
                known.append(Module(name: folder.name, folder: folder, types: declared))
            }
        }
        modules = known.filter { !$0.types.isEmpty }
    }

    /// The modules that manifests of the workspace have, those of inner folders first.
    private static func modules(of workspace: Workspace) throws -> [Module] {
        var modules: [Module] = []
        for package in try workspace.packageFolders() {
            guard let manifest = (try? workspace.manifest(in: package)) ?? nil else { continue }
            for target in manifest.targets.entries {
                let usual = package.file(target.kind == .test ? "Tests" : "Sources").file(target.name)
                var folder = usual
                if let path = target.path?.value, let own = try? package.appending(path) { folder = own }
                modules.append(Module(name: target.name, folder: folder))
            }
        }
        return modules.sorted { $0.folder.components.count > $1.folder.components.count }
    }

    /// The highest folder around a file that holds no package.
    private static func folder(of path: RelativePath, besides packages: [RelativePath]) -> RelativePath {
        var folder = path.parent
        while !folder.parent.isRoot, !packages.contains(where: { $0.isInside(folder.parent) }) {
            folder = folder.parent
        }
        return folder
    }

    /// Whether a token is the name of one of these types.
    func have(_ index: Int, in tree: SyntaxTree, at path: RelativePath) -> Bool {
        guard !modules.isEmpty else { return false }
        let name = tree.name(index)
        let candidates = modules.filter { $0.types.contains(name) }
        if tree.kind(index - 1) == .period, tree.kind(index - 2) == .identifier {
            return candidates.contains { $0.name == tree.name(index - 2) }
        }
        return candidates.contains { path.isInside($0.folder) || tree.imports(anyOf: [$0.name]) }
    }
}

extension SyntaxTree {
    /// Whether a token is one of the system's types with a member behind the dot, and no module: `Task.sleep`.
    func isSystemType(_ index: Int) -> Bool {
        SystemNames.types.contains(name(index)) && kind(index + 1) == .period
            && name(index + 2).first?.isLowercase == true
    }
}
