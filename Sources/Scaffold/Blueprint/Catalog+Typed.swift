/// Templates as people name them on a command line: by name, or by the path of a folder.
extension Catalog {
    /// The template that a request is for, with its overlay.
    ///
    /// - Parameter directory: what paths are relative to.
    func blueprint(
        of request: TemplateRequest,
        from directory: AbsolutePath,
        files: any FileSystem
    ) throws -> Blueprint {
        let blueprint = try self.blueprint(typed: request.typed, from: directory, files: files)
        guard let typed = request.overlay else { return blueprint }
        let overlay = AbsolutePath(typed, in: directory)
        guard try files.kind(of: overlay) == .directory else { throw Self.noFolder(typed) }
        let top = try TemplateBundle(.root, in: WorkingTree(root: overlay, files: files))
        return try Blueprint(blueprint.bundle.overlaid(with: top))
    }

    /// The template of a name, or in a folder.
    func blueprint(typed: String, from directory: AbsolutePath, files: any FileSystem) throws -> Blueprint {
        try Blueprint(bundle(typed: typed, from: directory, files: files))
    }

    /// The template that `spmgen show` tells of: that of a name, or the one that serves a command which is called so.
    func blueprint(toShow typed: String, from directory: AbsolutePath, files: any FileSystem) throws -> Blueprint {
        let named = try blueprint(typed: typed, from: directory, files: files)
        guard named.name != typed, named.scaffold?.command != typed else { return named }
        return (try? blueprint(forCommand: typed)) ?? named
    }

    /// Its bundle, which may be one that cannot be run.
    func bundle(typed: String, from directory: AbsolutePath, files: any FileSystem) throws -> TemplateBundle {
        guard !typed.isEmpty else { return try bundle(toRun: typed) }
        let folder = AbsolutePath(typed, in: directory)
        guard try Self.isPath(typed) || isBundle(folder, files) else {
            let found: Result<TemplateBundle, TemplateError> = Result { () throws(TemplateError) in
                try bundle(toRun: typed)
            }
            if case .failure(let error) = found, error.diagnostics.first?.id == .noSuchTemplate {
                if try files.kind(of: folder) == .directory { throw Self.noBundle(typed, folder, files) }
                if let error = bundleHere(typed, directory, files) { throw error }
            }
            return try found.get()
        }
        guard try files.kind(of: folder) == .directory else { throw Self.noFolder(typed) }
        guard try isBundle(folder, files) else { throw Self.noBundle(typed, folder, files) }
        let real = try files.realPath(of: folder)
        if let workspace, let path = real.relative(to: workspace.root), !path.isRoot {
            // What is read of it decides the plan, so it is read as a part of the workspace.
            return try TemplateBundle(path, in: workspace)
        }
        return try TemplateBundle(.root, in: WorkingTree(root: folder, files: files))
    }

    /// The templates that are named; where none is, those of the workspace, else the built-in ones.
    func blueprints(
        called names: [String],
        from directory: AbsolutePath,
        files: any FileSystem
    ) throws -> [Blueprint] {
        guard names.isEmpty else {
            return try names.map { try blueprint(typed: $0, from: directory, files: files) }
        }
        return try bundlesToCheck().map { try Blueprint($0) }
    }

    /// Whether a word can only be meant as a path.
    private static func isPath(_ typed: String) -> Bool {
        let parts = typed.split(separator: "/", omittingEmptySubsequences: false)
        return typed.hasPrefix("/") || parts.first == "." || parts.first == ".."
            || parts.last { !$0.isEmpty }?.hasSuffix(TemplateBundle.suffix) == true
    }

    private func isBundle(_ folder: AbsolutePath, _ files: any FileSystem) throws -> Bool {
        try files.kind(of: folder) == .directory
            && files.kind(of: folder.appending(TemplateBundle.infoFile)) == .file
    }

    /// Outside a workspace a template is found by its path only, so one that lies in the folder of the run is named.
    private func bundleHere(_ typed: String, _ directory: AbsolutePath, _ files: any FileSystem) -> TemplateError? {
        guard workspace == nil, let entries = try? files.entries(of: directory) else { return nil }
        let bundles = entries.filter {
            $0.hasSuffix(TemplateBundle.suffix) && (try? isBundle($0, in: directory, files)) == true
        }
        let name = NearestName(among: bundles.map { String($0.dropLast(TemplateBundle.suffix.count)) }).to(typed)
        guard let name else { return nil }
        let path = name + TemplateBundle.suffix
        return TemplateError(
            Diagnostic(
                .noSuchTemplate,
                "no template is called `\(typed)`, and here is no workspace to look for one",
                remedy: "give the path of its folder, `\(path)`",
                command: ["spmgen", "show", path]
            )
        )
    }

    private func isBundle(_ name: String, in directory: AbsolutePath, _ files: any FileSystem) throws -> Bool {
        try isBundle(directory.appending(name), files)
    }

    private static func noFolder(_ typed: String) -> TemplateError {
        TemplateError(
            Diagnostic(
                .noSuchTemplate,
                "there is no folder `\(typed)`",
                remedy: "correct the path, or use the name of a template",
                command: ["spmgen", "list", "templates"]
            )
        )
    }

    private static func noBundle(
        _ typed: String,
        _ folder: AbsolutePath,
        _ files: any FileSystem
    ) -> TemplateError {
        let tree = WorkingTree(root: folder, files: files)
        // Not deeper: the folder may be a whole disk.
        let found = (try? BundleSearch(in: tree).bundles(below: .root, depth: 3)) ?? []
        let inside = found.prefix(5).map { "`\(typed)\(typed.hasSuffix("/") ? "" : "/")\($0)`" }
        return TemplateError(
            Diagnostic(
                .noSuchTemplate,
                "there is no \(TemplateBundle.infoFile) in `\(typed)`, so it is no template",
                remedy: inside.isEmpty
                    ? "name a folder that holds one" : "it holds templates: use \(inside.joined(separator: ", "))"
            )
        )
    }
}

extension FileSystem {
    /// What is at a path once symlinks are followed.
    fileprivate func kind(of path: AbsolutePath) throws(FileError) -> FileStatus.Kind? {
        guard let status = try status(of: path) else { return nil }
        guard status.kind == .symlink else { return status.kind }
        guard let real = try? realPath(of: path) else { return nil }
        return try self.status(of: real)?.kind
    }
}
