/// Finds the folders below a root that hold a Package.swift.
struct PackageScan {
    let tree: WorkingTree

    /// Levels below the root that are looked at: deeper packages are vendored ones.
    static let depth = 5
    /// Folders that hold other people's code or build products.
    static let skipped: Set<String> = [
        "Build", "Carthage", "Checkouts", "DerivedData", "Pods", "build", "checkouts", "node_modules", "vendor",
    ]

    /// Sorted by path, the root first if it is one.
    func packages(below start: RelativePath = .root) throws(FileError) -> [RelativePath] {
        var found: [RelativePath] = []
        var level = [start]
        for _ in 0...Self.depth {
            var next: [RelativePath] = []
            for folder in level {
                let names = try tree.entries(of: folder)
                let isPackage = names.contains("Package.swift")
                if isPackage { found.append(folder) }
                for name in names where Self.isWorthALook(name, inPackage: isPackage) {
                    guard let path = try? folder.appending(name), try tree.kind(of: path) == .directory,
                        // What a link leads to is found where it lies.
                        try !tree.isLinkInside(path)
                    else { continue }
                    next.append(path)
                }
            }
            level = next
        }
        return found.sorted()
    }

    private static func isWorthALook(_ name: String, inPackage: Bool) -> Bool {
        if name.hasPrefix(".") || name.contains(".") || skipped.contains(name) { return false }
        return !(inPackage && ["Sources", "Tests", "Plugins"].contains(name))
    }
}
