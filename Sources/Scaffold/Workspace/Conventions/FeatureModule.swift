/// A feature as it lies in a workspace of any kind: a package of its own, or some targets of a package.
struct FeatureModule: Sendable {
    /// What the feature is called without the ending that modules have: `Cart` for `CartFeature`.
    let stem: String
    /// The folder of the package.
    let package: RelativePath
    let manifest: Manifest
    let home: FeatureHome
    /// The target with the screens.
    let main: ModuleTarget
    /// Its other targets that are no tests.
    let companions: [ModuleTarget]
    let tests: [ModuleTarget]

    /// The name by which others know it: that of the package, or of the main target.
    var name: String { home == .package && !package.isRoot ? package.name : main.name }

    /// Where it lies.
    var folder: RelativePath {
        guard home == .targets else { return package }
        return targets.dropFirst().reduce(main.folder) { folder, target in
            let common = folder.commonFolder(with: target.folder)
            // `Sources/Cart` and `Tests/CartTests` have nothing in common but the package.
            return common.components.contains(where: { $0.contains(stem) }) ? common : folder
        }
    }

    var targets: [ModuleTarget] { [main] + companions + tests }

    /// Whether its tools do not come with Swift Testing.
    var isBeforeSwiftTesting: Bool { manifest.toolsVersion < ToolsVersion(6, 0) }

    /// The products that hold one of its targets.
    var products: [Manifest.Product] {
        let names = Set(targets.map(\.name))
        return manifest.products.entries.filter { product in
            home == .package || product.targets.entries.contains(where: names.contains) && product.name.contains(stem)
        }
    }

    /// The names that are the feature's own, and that another one has in its own form.
    var ownNames: Set<String> {
        var names = Set(targets.map(\.name) + products.map(\.name))
        names = names.filter { $0.contains(stem) }
        if home == .package {
            names.formUnion([package.name, manifest.name?.value].compactMap { $0 }.filter(isNamed))
        }
        return names
    }

    /// What may stand between the words of a package's name.
    static let separators = ["-", "_", ""]

    /// Whether a package's name has the stem in it, in camel case or in words in lower case.
    private func isNamed(_ name: String) -> Bool {
        name.contains(stem)
            || Self.separators.contains { name.contains(Words.lowercasedWords(of: stem).joined(separator: $0)) }
    }
}

/// A target of a feature, and where its files lie.
struct ModuleTarget: Sendable {
    let target: Manifest.Target
    let folder: RelativePath

    var name: String { target.name }
}

extension Manifest.Target {
    /// Where its files lie, in a package.
    func folder(in package: RelativePath, of tree: WorkingTree) throws(FileError) -> RelativePath {
        let top = package.file(kind == .test ? "Tests" : "Sources")
        if let path = path?.value { return package.resolving(path) ?? package }
        let usual = top.file(name)
        // A package of one target may have its files in `Sources` itself (SwiftPM 5.9).
        if try tree.kind(of: usual) == .directory { return usual }
        return try tree.kind(of: top) == .directory ? top : usual
    }
}
