extension WorkingTree {
    /// Build products and what Finder leaves are nobody's work.
    private static let products: Set<String> = [".build", ".swiftpm", ".DS_Store", "Package.resolved", "DerivedData"]
    private static let personal: Set<String> = ["xcuserdata"]

    /// The files below a folder that are somebody's work, links to folders included.
    func filesOfWork(below folder: RelativePath) throws -> [RelativePath] {
        var found: [RelativePath] = []
        for name in try entries(of: folder) where !Self.products.contains(name) && !Self.personal.contains(name) {
            let path = folder.file(name)
            if try kind(of: path) == .directory, try !isLinkInside(path) {
                found += try filesOfWork(below: path)
            } else {
                found.append(path)
            }
        }
        return found
    }
}
