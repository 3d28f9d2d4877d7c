/// Where requests take place.
extension Generator {
    /// The workspace that the run is in, if any.
    var workspaceHere: Workspace? {
        let location = try? WorkspaceLocator(files: files).locate(from: directory)
        return location.map { Workspace(location: $0, files: files) }
    }

    /// The checks of templates, which know the macros that runs in the workspace know.
    func templateChecks(_ catalog: Catalog, _ workspace: Workspace?) throws -> TemplateChecks {
        let macros = TemplateMacrosFiles(
            in: workspace?.tree ?? WorkingTree(root: directory, files: files),
            account: circumstances.account,
            home: circumstances.home
        )
        return TemplateChecks(catalog, from: directory, files: files, macros: try macros.macros())
    }

    /// The edit of a manifest takes place in the workspace that it belongs to: there runs take turns. A new workspace is
    /// made in the directory of the run.
    func site(of request: Request, _ command: [String]) throws -> PlanSite {
        switch request {
        case .feature, .view, .host, .part, .widget, .dependency, .conventions, .remove, .rename:
            return PlanSite(try WorkspaceLocator(files: files).locate(from: directory))
        case .shared(let request):
            do {
                return PlanSite(try WorkspaceLocator(files: files).locate(from: directory))
            } catch WorkspaceError.noWorkspace {
                // Where nothing is there yet, it is a package in a folder of its own.
                let parent = try files.realPath(of: directory)
                let root = parent.appending(request.name.rawValue)
                return PlanSite(WorkspaceLocator.Location(root: root, kind: .package), root: parent)
            }
        case .manifest(let request):
            return try manifestSite(request.packagePath)
        case .initialize(let request):
            guard try files.status(of: directory) != nil else { throw WorkspaceError.noDirectory(directory) }
            let parent = try files.realPath(of: directory)
            try refuseAppInside(parent, command)
            return PlanSite(try InitPlanner.location(of: request, from: catalog(of: nil), in: parent), root: parent)
        case .template(let request):
            let blueprint = try catalog(of: workspaceHere).blueprint(of: request, from: directory, files: files)
            guard let output = request.output else {
                guard blueprint.isBoundToWorkspace else { return try PlanSite(output: directory, files: files) }
                return PlanSite(try WorkspaceLocator(files: files).locate(from: directory))
            }
            return try PlanSite(
                output: AbsolutePath(output, in: directory),
                isWorkspace: blueprint.isBoundToWorkspace,
                files: files
            )
        case .export(let request):
            return try PlanSite(output: exportFolder(of: request), files: files)
        case .apply(let kept):
            return try PlanSite(PlanPlace(files: files, directory: directory).root(of: kept.document()))
        case .undo:
            return try PlanSite(UndoPlace(files: files, directory: directory, state: state).root())
        }
    }

    /// An app within an app would be a part of it: the outer one's commands would take its features for their own.
    private func refuseAppInside(_ folder: AbsolutePath, _ command: [String]) throws {
        let locator = WorkspaceLocator(files: files)
        guard let outer = try? locator.locate(from: folder), case .appRoot = outer.kind,
            try files.entries(of: outer.root).contains(where: { $0.hasSuffix(".xcodeproj") })
        else { return }
        throw Refusal(
            Diagnostic(
                .conflict,
                "\(folder) lies in an app that is there already, \(outer.root)",
                remedy: "add to that one with `spmgen feature`, or make the new one beside it",
                command: ["spmgen", "-C", outer.root.parent.description] + command.dropFirst()
            )
        )
    }

    private func exportFolder(of request: ExportRequest) throws -> AbsolutePath {
        if let typed = request.folder { return AbsolutePath(typed, in: directory) }
        if let home = circumstances.home { return AbsolutePath(Circumstances.xcodeFileTemplates, in: home) }
        throw Refusal(
            Diagnostic(
                .missingArgument,
                "it is not known where Xcode looks for templates, as you have no home folder",
                remedy: "name a folder with `--to <dir>`"
            )
        )
    }

    /// - Parameter typed: the folder of the manifest; where nil, the nearest one above the run's directory, as for
    ///   SwiftPM.
    func manifestSite(_ typed: String?) throws -> PlanSite {
        let start = typed.map { AbsolutePath($0, in: directory) } ?? directory
        guard try files.status(of: start) != nil else { throw WorkspaceError.noDirectory(start) }
        var folder = try files.realPath(of: start)
        while try files.status(of: folder.appending(ManifestFiles.plain)) == nil {
            guard typed == nil, folder != folder.parent else {
                throw WorkspaceError.noManifest(try files.realPath(of: start), isSearched: typed == nil)
            }
            folder = folder.parent
        }
        // A package beside a workspace that cannot be read is edited for itself.
        if let location = try? WorkspaceLocator(files: files).locate(from: folder),
            let inside = folder.relative(to: location.root)
        {
            return PlanSite(location, manifestFolder: inside)
        }
        return PlanSite(WorkspaceLocator.Location(root: folder, kind: .package))
    }
}
