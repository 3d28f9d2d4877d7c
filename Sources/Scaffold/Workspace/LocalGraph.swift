/// The packages that depend on each other by path, read statically.
final class LocalGraph {
    private let tree: WorkingTree
    private var dependencies: [RelativePath: [RelativePath]] = [:]

    init(tree: WorkingTree) {
        self.tree = tree
    }

    /// The folders that the manifest in `folder` depends on by path; none where it cannot be read.
    func dependencies(of folder: RelativePath) throws(FileError) -> [RelativePath] {
        if let known = dependencies[folder] { return known }
        let path = folder.file("Package.swift")
        var found: [RelativePath] = []
        if let bytes = try tree.contents(of: path),
            let manifest = try? Manifest(reading: SourceText(bytes), file: path.description)
        {
            found = manifest.localPaths.compactMap { folder.resolving($0) }
        }
        dependencies[folder] = found
        return found
    }

    /// Whether `target` is among the direct or indirect dependencies of `start`.
    func reaches(_ target: RelativePath, from start: RelativePath) throws(FileError) -> Bool {
        try closure(of: start).dropFirst().contains(target)
    }

    /// `start` and everything that it depends on, each once, in the order in which it is found.
    func closure(of start: RelativePath) throws(FileError) -> [RelativePath] {
        var order = [start]
        var seen: Set<RelativePath> = [start]
        var index = 0
        while index < order.count {
            for dependency in try dependencies(of: order[index]) where seen.insert(dependency).inserted {
                order.append(dependency)
            }
            index += 1
        }
        return order
    }
}
