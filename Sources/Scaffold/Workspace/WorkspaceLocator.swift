/// Finds the workspace that a run belongs to, from its directory upwards.
///
/// The first of: a folder with `.spmgen.json`; a folder in which exactly one package, one or two levels below, declares
/// a product `AppRoot`; else the nearest Package.swift, or a higher one whose manifest depends on that one by path, or
/// the folder with an Xcode project around it and the packages outside that it depends on; else a folder with an Xcode
/// project. The search ends at the top of the git repository.
struct WorkspaceLocator {
    let files: any FileSystem

    /// What a workspace is built around.
    enum Kind: Sendable, Hashable {
        /// The app's root is a package of its own, in this folder.
        case appRoot(RelativePath)
        /// The top folder is a package.
        case package
        /// An Xcode project without a manifest.
        case xcodeProject
        /// A folder with only a `.spmgen.json`.
        case configured
    }

    struct Location: Sendable, Hashable {
        let root: AbsolutePath
        let kind: Kind
    }

    /// - Throws: `WorkspaceError` where there is none; `FileError`, `ManifestError`.
    func locate(from directory: AbsolutePath) throws -> Location {
        guard try files.status(of: directory) != nil else { throw WorkspaceError.noDirectory(directory) }
        let start = try files.realPath(of: directory)
        let tree = WorkingTree(root: start.top, files: files)
        // The folders above may be called anything; only what lies in the workspace must have a name to write.
        let here = RelativePath.root.appending(names: start.components)
        let folders = try foldersOfRepository(from: here, in: tree)
        let nearest = try folders.first { try tree.kind(of: $0.file("Package.swift")) == .file }
        for folder in folders {
            if try tree.kind(of: folder.file(".spmgen.json")) == .file {
                return Location(root: start.top.appending(folder), kind: try kind(of: folder, in: tree))
            }
            if let appRoot = try appRoot(in: folder, nearest: nearest, of: tree) {
                let inside = appRoot.components.dropFirst(folder.components.count)
                return Location(
                    root: start.top.appending(folder),
                    kind: .appRoot(RelativePath.root.appending(names: Array(inside)))
                )
            }
        }
        if let nearest {
            let root = try highest(above: nearest, of: tree)
            if let project = try project(around: root, among: folders, of: tree) {
                return Location(root: start.top.appending(project), kind: .xcodeProject)
            }
            return Location(root: start.top.appending(root), kind: .package)
        }
        if let project = try folders.first(where: { try hasXcodeProject($0, in: tree) }) {
            return Location(root: start.top.appending(project), kind: .xcodeProject)
        }
        throw WorkspaceError.noWorkspace(from: directory, below: try workspaces(below: here, in: tree))
    }

    /// The folders, one or two levels below, that hold an Xcode project or the package of an app's root.
    private func workspaces(below folder: RelativePath, in tree: WorkingTree) throws -> [RelativePath] {
        let children = try subfolders(of: folder, in: tree)
        let all = try children + children.flatMap { try subfolders(of: $0, in: tree) }
        let projects = try all.filter { try hasXcodeProject($0, in: tree) }
        let roots = try appRootPackages(in: folder, of: tree).map(\.parent).filter { $0 != folder }
        return Set(projects + roots).sorted().map { path in
            RelativePath.root.appending(names: Array(path.components.dropFirst(folder.components.count)))
        }
    }

    /// A folder and those above it, up to the top of the repository: what lies beyond is another project. A `.git` that
    /// is a file marks a submodule or a second work tree, whose workspace may be the outer one.
    private func foldersOfRepository(from start: RelativePath, in tree: WorkingTree) throws -> [RelativePath] {
        var folders: [RelativePath] = []
        var folder = start
        while true {
            folders.append(folder)
            let isTop = try tree.kind(of: folder.file(".git")) == .directory
            if isTop || folder.isRoot { return folders }
            folder = folder.parent
        }
    }

    /// What a folder with a `.spmgen.json` holds.
    private func kind(of folder: RelativePath, in tree: WorkingTree) throws -> Kind {
        let candidates = try appRootPackages(in: folder, of: tree)
        if candidates.count == 1 {
            let inside = candidates[0].components.dropFirst(folder.components.count)
            return .appRoot(RelativePath.root.appending(names: Array(inside)))
        }
        if try tree.kind(of: folder.file("Package.swift")) == .file { return .package }
        return try hasXcodeProject(folder, in: tree) ? .xcodeProject : .configured
    }

    /// The one package with a product `AppRoot` below `folder`, if what the run is in belongs to it.
    ///
    /// A folder that merely keeps several projects must not become a workspace because one of them has an app root:
    /// with a nearer package, that one must be within reach of the app root, or the folder be the top of a project.
    private func appRoot(
        in folder: RelativePath,
        nearest: RelativePath?,
        of tree: WorkingTree
    ) throws -> RelativePath? {
        guard !folder.isRoot else { return nil }
        let candidates = try appRootPackages(in: folder, of: tree)
        guard candidates.count == 1 else { return nil }
        let parent = candidates[0].parent
        if folder == parent, try isOnlyAPart(folder, appRoot: candidates[0], of: tree) { return nil }
        // A folder between that has the Xcode project is the workspace; this one merely keeps it.
        if folder != parent, try hasXcodeProject(parent, in: tree), try !hasXcodeProject(folder, in: tree) {
            return nil
        }
        guard let nearest, nearest != candidates[0], nearest != folder else { return candidates[0] }
        if nearest.parent == candidates[0].parent { return candidates[0] }
        if try hasXcodeProject(folder, in: tree) || tree.kind(of: folder.file(".git")) != nil { return candidates[0] }
        return try LocalGraph(tree: tree).reaches(nearest, from: candidates[0]) ? candidates[0] : nil
    }

    /// Whether the folder that an app root lies in is a part of the workspace, such as `FeaturePackages`, and not the
    /// workspace: what the app root is made of reaches beyond it, or the Xcode project lies in the folder above.
    private func isOnlyAPart(_ folder: RelativePath, appRoot: RelativePath, of tree: WorkingTree) throws -> Bool {
        guard !folder.isRoot else { return false }
        if try LocalGraph(tree: tree).closure(of: appRoot).contains(where: { !$0.isInside(folder) }) { return true }
        return try !hasXcodeProject(folder, in: tree) && hasXcodeProject(folder.parent, in: tree)
    }

    private func appRootPackages(in folder: RelativePath, of tree: WorkingTree) throws -> [RelativePath] {
        var found: [RelativePath] = []
        for child in try subfolders(of: folder, in: tree) {
            if try declaresAppRoot(child, in: tree) { found.append(child) }
            for grandchild in try subfolders(of: child, in: tree) where try declaresAppRoot(grandchild, in: tree) {
                found.append(grandchild)
            }
        }
        return found
    }

    private func subfolders(of folder: RelativePath, in tree: WorkingTree) throws(FileError) -> [RelativePath] {
        // A folder above the workspace that may not be listed holds no workspace of this user.
        guard let names = try? tree.entries(of: folder) else { return [] }
        var result: [RelativePath] = []
        for name in names where !name.contains(".") && !PackageScan.skipped.contains(name) {
            let path = folder.file(name)
            if try tree.kind(of: path) == .directory { result.append(path) }
        }
        return result
    }

    private func declaresAppRoot(_ folder: RelativePath, in tree: WorkingTree) throws -> Bool {
        let path = folder.file("Package.swift")
        guard let bytes = (try? tree.contents(of: path)) ?? nil else { return false }
        // Most manifests do not have the word: they need not be read.
        guard bytes.contains(sequence: Array("AppRoot".utf8)) else { return false }
        guard let manifest = try? Manifest(reading: SourceText(bytes), file: path.description) else { return false }
        return manifest.products.entries.contains { $0.name == "AppRoot" }
    }

    /// The package whose graph, by paths, holds the one at `folder`; that one itself where there is none.
    private func highest(above folder: RelativePath, of tree: WorkingTree) throws -> RelativePath {
        var root = folder
        var candidate = folder
        while !candidate.isRoot {
            candidate = candidate.parent
            guard try tree.kind(of: candidate.file("Package.swift")) == .file else { continue }
            if try LocalGraph(tree: tree).reaches(root, from: candidate) { root = candidate }
        }
        return root
    }

    /// The folder with an Xcode project that holds a package and those that it depends on, where some of these lie
    /// outside of its own folder: the package is then one among them, and not the workspace.
    private func project(
        around package: RelativePath, among folders: [RelativePath], of tree: WorkingTree
    ) throws -> RelativePath? {
        let others = try LocalGraph(tree: tree).closure(of: package)
        guard others.contains(where: { !$0.isInside(package) }) else { return nil }
        let common = others.reduce(package) { $0.commonFolder(with: $1) }
        let above = folders.filter { common.isInside($0) && $0 != package }
        return try above.first { try hasXcodeProject($0, in: tree) }
    }

    private func hasXcodeProject(_ folder: RelativePath, in tree: WorkingTree) throws(FileError) -> Bool {
        guard let names = try? tree.entries(of: folder) else { return false }
        return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }
}
