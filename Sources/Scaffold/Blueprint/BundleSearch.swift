/// Finds template bundles below a folder of a workspace.
struct BundleSearch {
    private let tree: WorkingTree
    private static let depthLimit = 8
    /// Folders of other people's code and of what tools made.
    private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

    init(in tree: WorkingTree) {
        self.tree = tree
    }

    /// Those in the workspace's `Templates/`.
    func ownBundles() throws(FileError) -> [RelativePath] {
        guard let folder = try? RelativePath(Catalog.folder) else { return [] }
        return try bundles(below: folder)
    }

    /// The folders that end in `.xctemplate` anywhere in the workspace, sorted, but not in hidden folders, in those that
    /// tools made, in nested repositories and in `Templates/`.
    func strayBundles() throws(FileError) -> [RelativePath] {
        var found: [RelativePath] = []
        var folders = [RelativePath.root]
        while let current = folders.popLast() {
            let names = try tree.entries(of: current)
            if !current.isRoot, names.contains(".git") { continue }
            for name in names where !name.hasPrefix(".") && !Self.foreign.contains(name) {
                guard let path = try? current.appending(name), try tree.isFolder(path) else { continue }
                if name.hasSuffix(TemplateBundle.suffix) {
                    found.append(path)
                } else if path.components.count < Self.depthLimit, path.description != Catalog.folder {
                    folders.append(path)
                }
            }
        }
        return found.sorted()
    }

    /// The folders that end in `.xctemplate` or hold a TemplateInfo.plist, sorted; none inside another, none below hidden
    /// folders.
    ///
    /// - Parameter depth: how many folders deep they are looked for.
    func bundles(below folder: RelativePath, depth: Int = depthLimit) throws(FileError) -> [RelativePath] {
        var found: [RelativePath] = []
        var folders = [folder]
        while let current = folders.popLast() {
            let names = try tree.entries(of: current)
            if names.contains(TemplateBundle.infoFile), current != folder {
                found.append(current)
                continue
            }
            for name in names where !name.hasPrefix(".") {
                guard let path = try? current.appending(name), try tree.isFolder(path) else { continue }
                if name.hasSuffix(TemplateBundle.suffix) {
                    found.append(path)
                } else if path.components.count - folder.components.count < depth {
                    folders.append(path)
                }
            }
        }
        return found.sorted()
    }
}

extension WorkingTree {
    /// Whether a folder itself, and no symlink to one, is there.
    fileprivate func isFolder(_ path: RelativePath) throws(FileError) -> Bool {
        try files.status(of: root.appending(path))?.kind == .directory
    }
}
