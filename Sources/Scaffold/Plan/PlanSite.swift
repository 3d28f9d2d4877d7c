/// Where a request takes place.
struct PlanSite {
    let location: WorkspaceLocator.Location
    /// The folder that is locked, and that the plan's paths are relative to; the workspace or a folder above it.
    let root: AbsolutePath
    /// The folder that `new` puts files into, relative to the workspace.
    var destination = RelativePath.root
    /// The name of that folder, where no workspace gives its path a meaning.
    private(set) var bareName: String?
    /// The folder of the package whose manifest is meant, where one is.
    var manifestFolder = RelativePath.root

    init(
        _ location: WorkspaceLocator.Location,
        root: AbsolutePath? = nil,
        manifestFolder: RelativePath = .root
    ) {
        self.location = location
        self.root = root ?? location.root
        self.manifestFolder = manifestFolder
    }

    /// The site of a plan that is there already: nothing is asked about the workspace.
    init(_ root: AbsolutePath) {
        self.init(Self.bare(root))
    }

    /// The site of files that go to a folder, which need not be there: the workspace that it lies in, if any.
    ///
    /// - Parameter isWorkspace: whether the folder itself stands for the workspace.
    /// - Throws: `WorkspaceError`, `FileError`, and `Refusal` where a file is in the way.
    init(output folder: AbsolutePath, isWorkspace: Bool = false, files: any FileSystem) throws {
        let existing = try Self.existing(folder, files: files)
        let real = try files.realPath(of: existing)
        guard try files.status(of: real)?.kind == .directory else { throw Self.blocked(folder, by: existing) }
        let rest = folder.relative(to: existing) ?? .root
        let place = real.appending(rest)
        let found = try? WorkspaceLocator(files: files).locate(from: real)
        root = found?.root ?? real
        if isWorkspace {
            location = found?.root == place ? found ?? Self.bare(place) : Self.bare(place)
        } else {
            location = found ?? Self.bare(real)
            destination = place.relative(to: root) ?? .root
            bareName = found == nil ? place.name : nil
        }
    }

    private static func bare(_ root: AbsolutePath) -> WorkspaceLocator.Location {
        WorkspaceLocator.Location(root: root, kind: .configured)
    }

    /// The folder, or the nearest one above it that is there.
    private static func existing(_ folder: AbsolutePath, files: any FileSystem) throws(FileError) -> AbsolutePath {
        var folder = folder
        while !folder.isRoot {
            if try files.status(of: folder) != nil { return folder }
            folder = folder.parent
        }
        return folder
    }

    private static func blocked(_ folder: AbsolutePath, by obstacle: AbsolutePath) -> Refusal {
        Refusal(
            Diagnostic(
                .pathBlocked,
                "no files can be made in \(folder): \(obstacle) is no folder",
                remedy: "name another folder"
            )
        )
    }
}
