/// A workspace as one run sees it: its root, its root manifest, and where its packages live.
final class Workspace {
    let location: WorkspaceLocator.Location
    let tree: WorkingTree
    let graph: LocalGraph
    /// How its features are laid out, as far as they do not say it themselves.
    var layout = FeatureLayout()
    /// What was read of each manifest, with the bytes it was read from: a draft can have changed since.
    private var manifests: [RelativePath: (bytes: [UInt8], manifest: Manifest)] = [:]

    convenience init(location: WorkspaceLocator.Location, files: any FileSystem) {
        self.init(location: location, tree: WorkingTree(root: location.root, files: files))
    }

    private init(location: WorkspaceLocator.Location, tree: WorkingTree) {
        self.location = location
        self.tree = tree
        graph = LocalGraph(tree: tree)
    }

    /// The same workspace for a trial: what is drafted there is not seen here.
    func branched() -> Workspace {
        let other = Workspace(location: location, tree: tree.branched())
        other.layout = layout
        other.manifests = manifests
        return other
    }

    var root: AbsolutePath { location.root }

    /// The folder of the manifest that features are wired into; nil where there is none.
    var rootManifestFolder: RelativePath? {
        switch location.kind {
        case .appRoot(let folder): folder
        case .package: .root
        case .xcodeProject, .configured: nil
        }
    }

    var hasAppRoot: Bool {
        if case .appRoot = location.kind { true } else { false }
    }

    /// Where features are made that are kept as is usual here.
    var featuresFolder: RelativePath {
        if layout.home == .targets, let folder = targetsFolder { return folder }
        if case .appRoot(let folder) = location.kind, !folder.parent.isRoot { return folder.parent }
        return RelativePath.root.file("FeaturePackages")
    }

    /// Where packages live that features share.
    var sharedFolder: RelativePath { RelativePath.root.file("SharedPackages") }

    /// What the manifest in `folder` says; nil where there is none.
    ///
    /// - Throws: `ManifestError` where it cannot be read, `FileError`.
    func manifest(in folder: RelativePath) throws -> Manifest? {
        let path = folder.file("Package.swift")
        guard let bytes = try tree.contents(of: path) else { return nil }
        if let known = manifests[folder], known.bytes == bytes { return known.manifest }
        let manifest = try Manifest(reading: SourceText(bytes), file: path.description)
        manifests[folder] = (bytes, manifest)
        return manifest
    }

    /// The manifest in `folder` that SwiftPM would load, which can be one that is named for a version of the tools.
    func loadedManifest(in folder: RelativePath) throws -> RelativePath {
        let name = try ManifestFiles.loaded(among: tree.entries(of: folder)) { name in
            let bytes = try tree.contents(of: folder.file(name))
            return bytes.flatMap { ToolsVersion.declared(in: SourceText($0)) }?.version
        }
        return folder.file(name)
    }

    /// What other manifests call the package in `folder`.
    func packageName(in folder: RelativePath) -> String { folder.isRoot ? root.name : folder.name }

    /// How new Swift files in `folder` are laid out.
    func formatSettings(for folder: RelativePath) throws(FileError) -> FormatSettings {
        let rootManifest = try rootManifestFolder.flatMap { (folder) throws(FileError) in
            try tree.contents(of: folder.file("Package.swift"))
        }
        return try FormatSettings.inForce(
            in: folder,
            of: tree,
            fallback: rootManifest.flatMap { SourceText($0).indentation }
        )
    }

    /// The app whose Xcode project lies at the root; nil where there is none, or more than one.
    func appName() throws(FileError) -> String? {
        try stem(ofOnlyEntryWith: ".xcodeproj")
    }

    /// The name of the test plan at the root; where there are several, the one that is named after the app.
    func testPlanName() throws(FileError) -> String? {
        if let app = try appName(), try tree.kind(of: RelativePath.root.file(app + ".xctestplan")) == .file {
            return app
        }
        return try stem(ofOnlyEntryWith: ".xctestplan")
    }

    /// The name of the only entry of the root with a suffix, without it.
    func stem(ofOnlyEntryWith suffix: String) throws(FileError) -> String? {
        let names = try tree.entries(of: .root).filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
        return names.count == 1 ? String(names[0].dropLast(suffix.count)) : nil
    }

    /// All packages of the workspace: those below its root, and those that the root manifest reaches.
    func packageFolders() throws -> [RelativePath] {
        let scanned = try PackageScan(tree: tree).packages()
        guard let rootManifestFolder else { return scanned }
        // One that lies behind a symlink is called as the root manifest calls it.
        var known: Set<RelativePath> = []
        return try (graph.closure(of: rootManifestFolder) + scanned).filter { folder in
            try known.insert(tree.resolved(folder)).inserted
        }
        .sorted()
    }
}
