/// The façade: a request becomes a plan, a plan is applied, a question is answered.
public struct Generator: Sendable {
    private let files: any FileSystem
    private let directory: AbsolutePath
    private let shell: AbsolutePath?
    private let state: AbsolutePath?
    private let isInterrupted: @Sendable () -> Bool

    /// - Parameters:
    ///   - directory: where the run looks for its workspace, upwards.
    ///   - shell: the folder that the user is in, for commands to run next; `directory` where nil.
    ///   - state: the user's folder for what lasts between runs; without it nothing is kept.
    ///   - isInterrupted: asked between steps; when it says yes, everything is taken back.
    public init(
        files: any FileSystem,
        directory: AbsolutePath,
        shell: AbsolutePath? = nil,
        state: AbsolutePath? = nil,
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
        self.files = files
        self.directory = directory
        self.shell = shell
        self.state = state
        self.isInterrupted = isInterrupted
    }

    /// What `request` would change; writes nothing and takes no lock.
    public func plan(_ request: Request, command: [String]) throws(Refusal) -> Outcome {
        try refusing { workspace in
            let site = try site(of: request)
            workspace = site.root
            if let problem = try InterruptedRun.problem(under: lock(site.root)) { throw PlanError(problem) }
            let planned = try planned(request, in: site, command: command)
            try Transaction(files: files, root: site.root).check(planned.plan)
            return outcome(planned, status: planned.plan.changes.isEmpty ? .unchanged : .planned)
        }
    }

    /// Locks the workspace, plans and applies.
    ///
    /// - Parameters:
    ///   - expected: the SHA-256 of the only plan that may be applied; any where nil.
    ///   - wait: seconds to wait for another run in the same workspace.
    public func run(
        _ request: Request,
        command: [String],
        expecting expected: String? = nil,
        wait: Int = 30
    ) throws(Refusal) -> Outcome {
        try refusing { workspace in
            let site = try site(of: request)
            workspace = site.root
            let lock = try lock(site.root).acquire(waiting: wait, isInterrupted: isInterrupted)
            defer { lock.release() }
            let log = state.flatMap { try? UndoLog(files: files, state: $0, workspace: site.root) }
            let recovered = try InterruptedRun.recover(in: site.root, files: files, log: log)
            let planned = try planned(request, in: site, command: command)
            if let expected, planned.plan.digest != expected {
                throw PlanError(.unexpected(digest: planned.plan.digest, expected: expected))
            }
            let transaction = Transaction(files: files, root: site.root, log: log, isInterrupted: isInterrupted)
            let applied = try transaction.apply(planned.plan)
            return outcome(
                planned,
                status: applied.isChanged ? .applied : .unchanged,
                warnings: recovered.map(\.warning) + applied.warnings
            )
        }
    }

    public func answer(_ query: Query) throws(Refusal) -> Outcome {
        try refusing { root in
            switch query {
            case .list:
                let location = try WorkspaceLocator(files: files).locate(from: directory)
                root = location.root
                let workspace = Workspace(location: location, files: files)
                let listing = try Listing(of: workspace, templates: catalog(of: workspace))
                return answered(.listing(listing), location, warnings: try warnings(location))
            case .manifest(let path):
                let site = try manifestSite(path)
                root = site.root
                let workspace = Workspace(location: site.location, files: files)
                let file = try workspace.loadedManifest(in: site.manifestFolder)
                guard let bytes = try workspace.tree.contents(of: file) else {
                    throw WorkspaceError.noManifest(site.root.appending(site.manifestFolder))
                }
                let text = SourceText(bytes)
                let manifest = try Manifest(reading: text, file: file.description)
                let description = ManifestDescription(manifest, text: text)
                return answered(.manifest(description), site.location, warnings: [])
            }
        }
    }

    // MARK: - Steps

    private func planned(
        _ request: Request,
        in site: Site,
        command: [String]
    ) throws -> Planned {
        let workspace = Workspace(location: site.location, files: files)
        let planner = Planner(
            workspace: workspace,
            catalog: catalog(of: workspace),
            command: command,
            manifestFolder: site.manifestFolder
        )
        return try planner.plan(request)
    }

    private func catalog(of workspace: Workspace) -> Catalog {
        Catalog(workspace: workspace.tree)
    }

    /// Where a request takes place.
    private struct Site {
        let location: WorkspaceLocator.Location
        /// The folder that is locked, and that the plan's paths are relative to.
        let root: AbsolutePath
        /// The folder of the package whose manifest is meant, where one is.
        let manifestFolder: RelativePath

        init(
            _ location: WorkspaceLocator.Location,
            root: AbsolutePath? = nil,
            manifestFolder: RelativePath = .root
        ) {
            self.location = location
            self.root = root ?? location.root
            self.manifestFolder = manifestFolder
        }
    }

    /// The edit of a manifest takes place in the workspace that it belongs to: there runs take turns. A new workspace is made in the directory of the run.
    private func site(of request: Request) throws -> Site {
        switch request {
        case .feature, .view:
            return Site(try WorkspaceLocator(files: files).locate(from: directory))
        case .manifest(let request):
            return try manifestSite(request.packagePath)
        case .initialize(let request):
            guard try files.status(of: directory) != nil else { throw WorkspaceError.noDirectory(directory) }
            let parent = try files.realPath(of: directory)
            return Site(InitPlanner.location(of: request, in: parent), root: parent)
        }
    }

    /// - Parameter typed: the folder of the manifest; where nil, the nearest one above the run's directory, as for SwiftPM.
    private func manifestSite(_ typed: String?) throws -> Site {
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
            return Site(location, manifestFolder: inside)
        }
        return Site(WorkspaceLocator.Location(root: folder, kind: .package))
    }

    private func lock(_ root: AbsolutePath) -> WorkspaceLock {
        WorkspaceLock(files: files, root: root, state: state)
    }

    /// What a reading command says about a run that was killed.
    private func warnings(_ location: WorkspaceLocator.Location) throws -> [Diagnostic] {
        guard let problem = try InterruptedRun.problem(under: lock(location.root)) else { return [] }
        return problem.diagnostics.map { $0.with(severity: .warning) }
    }

    private func outcome(
        _ planned: Planned,
        status: Outcome.Status,
        warnings: [Diagnostic] = []
    ) -> Outcome {
        Outcome(
            status: status,
            workspace: planned.plan.workspace,
            subject: planned.subject,
            plan: planned.plan,
            diagnostics: warnings + planned.diagnostics,
            next: planned.next.map { $0.arguments(in: shell ?? directory, workspace: planned.plan.workspace) },
            answer: nil
        )
    }

    private func answered(
        _ answer: Answer,
        _ location: WorkspaceLocator.Location,
        warnings: [Diagnostic]
    ) -> Outcome {
        Outcome(
            status: .ok,
            workspace: location.root,
            subject: nil,
            plan: nil,
            diagnostics: warnings,
            next: [],
            answer: answer
        )
    }

    /// The one boundary at which the errors of all stages become diagnostics.
    ///
    /// - Parameter work: sets the workspace as soon as it knows it.
    private func refusing<Result>(
        _ work: (_ workspace: inout AbsolutePath?) throws -> Result
    ) throws(Refusal) -> Result {
        var workspace: AbsolutePath?
        do {
            return try work(&workspace)
        } catch let error as any DiagnosticError {
            throw Refusal(error.diagnostics, workspace: workspace?.description)
        } catch {
            throw Refusal(
                Diagnostic(
                    .internalFault,
                    "an unforeseen error: \(error)",
                    remedy: "please report it with the command that you ran; nothing was changed"
                ),
                workspace: workspace?.description
            )
        }
    }
}
