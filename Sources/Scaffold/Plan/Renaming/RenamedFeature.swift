/// The feature that a rename is about, or whose screen it is about.
struct RenamedFeature {
    let name: String
    /// The folder of the package that it is, or that its targets are in.
    let package: RelativePath
    /// The folders that hold its files.
    let folders: [RelativePath]
    let targets: [String]
    var routes: [String] = []
    /// The types that it declares itself under the name of one of its targets.
    var ownTypes: Set<String> = []

    /// Whether it is a package of its own.
    var isPackage: Bool { folders == [package] }

    /// Whether a file or folder is its own.
    func holds(_ path: RelativePath) -> Bool { folders.contains(where: path.isInside) }
}

extension RenamedFeature {
    init(_ feature: FeaturePackage, in workspace: Workspace) throws {
        name = feature.name
        package = feature.path
        folders = [feature.path]
        targets = try workspace.manifest(in: feature.path)?.targets.entries.map(\.name) ?? []
        routes = feature.routes
    }

    init(_ feature: NeighbourFeature) {
        name = feature.module.stem
        package = feature.module.package
        folders = feature.folders
        targets = feature.module.targets.map(\.name)
    }
}
