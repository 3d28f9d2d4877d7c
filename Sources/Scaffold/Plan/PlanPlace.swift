/// Where a kept plan is applied: in the workspace of the run, in the folder that the run is in, or inside them.
///
/// A plan also says where it was made; that counts only where it lies inside one of those, so that no document leads a
/// run to another place.
struct PlanPlace {
    let files: any FileSystem
    let directory: AbsolutePath

    /// - Throws: `WorkspaceError` where there is no workspace, `PlanError`, `FileError`.
    func root(of document: PlanDocument) throws -> AbsolutePath {
        guard try files.status(of: directory) != nil else { throw WorkspaceError.noDirectory(directory) }
        let here = try files.realPath(of: directory)
        let workspace = try WorkspaceLocator(files: files).root(from: here)
        let places = [workspace, here].compactMap { $0 }
        let made = AbsolutePath(document.workspace).flatMap { try? files.realPath(of: $0) }
        if let made, places.contains(where: made.isInside) { return made }
        if document.isForAnyFolder {
            guard let made else { return here }
            throw Refusal(Self.outside(made, here: here))
        }
        guard let workspace else { throw WorkspaceError.noWorkspace(from: here) }
        // A copy of the workspace, or of the package whose manifest alone was changed.
        for place in places where try PlanCheck(document, root: place, files: files).problems.isEmpty { return place }
        return workspace
    }

    private static func outside(_ made: AbsolutePath, here: AbsolutePath) -> Diagnostic {
        Diagnostic(
            .escapesWorkspace,
            "the plan is for \(made), which does not lie in \(here)",
            remedy: "run the command there: `-C \(made)`"
        )
    }
}

extension PlanDocument {
    /// Whether it was made by a command that needs no workspace, and so would fit many a folder.
    fileprivate var isForAnyFolder: Bool {
        ["init", "new", "templates"].contains(command.dropFirst().first)
    }
}

extension WorkspaceLocator {
    /// The root of the workspace that `directory` lies in; nil where it lies in none.
    ///
    /// - Throws: as `locate`, except for that.
    func root(from directory: AbsolutePath) throws -> AbsolutePath? {
        do {
            return try locate(from: directory).root
        } catch WorkspaceError.noWorkspace {
            return nil
        }
    }
}

extension ApplyRequest {
    /// - Throws: `Refusal` where the bytes are no plan, or one that was changed.
    func document() throws(Refusal) -> PlanDocument {
        do {
            return try PlanDocument(json: json)
        } catch {
            let location = file.map { DiagnosticLocation(file: $0) }
            throw Refusal(error.diagnostics.map { $0.with(location: location) })
        }
    }
}
