/// Finds template bundles below a folder of a workspace.
struct BundleSearch {
    private let tree: WorkingTree
    private static let depthLimit = 8

    init(in tree: WorkingTree) {
        self.tree = tree
    }

    /// The folders that end in `.xctemplate` or hold a TemplateInfo.plist, sorted; none inside another, none below hidden
    /// folders.
    func bundles(below folder: RelativePath) throws(FileError) -> [RelativePath] {
        var found: [RelativePath] = []
        var folders = [folder]
        while let current = folders.popLast() {
            let names = try tree.entries(of: current)
            if names.contains(TemplateBundle.infoFile), current != folder {
                found.append(current)
                continue
            }
            for name in names where !name.hasPrefix(".") {
                guard let path = try? current.appending(name), try tree.kind(of: path) == .directory else { continue }
                if name.hasSuffix(TemplateBundle.suffix) {
                    found.append(path)
                } else if path.components.count - folder.components.count < Self.depthLimit {
                    folders.append(path)
                }
            }
        }
        return found.sorted()
    }
}
