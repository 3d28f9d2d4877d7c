/// The façade: a request becomes a plan, a plan is applied, a question is answered.
public struct Generator: Sendable {
    let files: any FileSystem
    let directory: AbsolutePath
    private let shell: AbsolutePath?
    let state: AbsolutePath?
    let circumstances: Circumstances
    private let isInterrupted: @Sendable () -> Bool

    /// - Parameters:
    ///   - directory: where the run looks for its workspace, upwards.
    ///   - shell: the folder that the user is in, for commands to run next; `directory` where nil.
    ///   - state: the user's folder for what lasts between runs; without it nothing is kept.
    ///   - circumstances: what templates may ask for.
    ///   - isInterrupted: asked between steps; when it says yes, everything is taken back.
    public init(
        files: any FileSystem,
        directory: AbsolutePath,
        shell: AbsolutePath? = nil,
        state: AbsolutePath? = nil,
        circumstances: Circumstances = Circumstances(),
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
        self.files = files
        self.directory = directory
        self.shell = shell
        self.state = state
        self.circumstances = circumstances
        self.isInterrupted = isInterrupted
    }

    /// What `--architecture` of `init` may be; the usual one first.
    public static var architectures: [String] { Catalog().architectures.map { $0.lowercased() } }

    /// What `request` would change; writes nothing and takes no lock.
    public func plan(_ request: Request, command: [String]) throws(Refusal) -> Outcome {
        try refusing { run in
            let site = try site(of: request, command)
            run.workspace = site.root
            if let problem = try InterruptedRun.problem(under: lock(site.root)) { throw PlanError(problem) }
            let planned = try planned(request, at: site, command: command)
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
        try refusing { run in
            let site = try site(of: request, command)
            run.workspace = site.root
            let lock = try lock(site.root).acquire(waiting: wait, isInterrupted: isInterrupted)
            defer { lock.release() }
            let log = state.flatMap { try? UndoLog(files: files, state: $0, workspace: site.root) }
            run.notes = try InterruptedRun.recover(in: site.root, files: files, log: log).map(\.warning)
            let planned = try planned(request, at: site, command: command)
            try planned.require(digest: expected)
            let applied = try apply(planned, in: site.root, log: log)
            return outcome(
                planned,
                status: applied.isChanged ? .applied : .unchanged,
                warnings: run.notes + applied.warnings
            )
        }
    }

    private func apply(_ planned: Planned, in root: AbsolutePath, log: UndoLog?) throws -> Transaction.Applied {
        if let undo = planned.undo { return try undo.perform(in: root, files: files, isInterrupted: isInterrupted) }
        return try Transaction(files: files, root: root, log: log, isInterrupted: isInterrupted).apply(planned.plan)
    }

    /// - Throws: `Refusal`; that a run was killed and left its work half done is only warned of.
    public func answer(_ query: Query) throws(Refusal) -> Outcome {
        try refusing { run in
            var outcome = try answer(query, &run)
            if let workspace = outcome.workspace { outcome.diagnostics += try warnings(workspace) }
            return outcome
        }
    }

    private func answer(_ query: Query, _ run: inout Progress) throws -> Outcome {
        switch query {
        case .templates, .template, .lint, .trial: return try answerOnTemplates(query, root: &run.workspace)
        case .list:
            let location = try WorkspaceLocator(files: files).locate(from: directory)
            run.workspace = location.root
            let workspace = Workspace(location: location, files: files)
            let catalog = catalog(of: workspace)
            let architecture = try Architecture(of: workspace, from: catalog)
            workspace.layout = architecture.layout
            let listing = try Listing(
                Makers(
                    workspace: workspace,
                    catalog: catalog.preferring(architecture.category),
                    circumstances: circumstances
                ),
                templates: catalog
            )
            return answered(.listing(listing), location.root)
        case .conventions:
            let location = try WorkspaceLocator(files: files).locate(from: directory)
            run.workspace = location.root
            let workspace = Workspace(location: location, files: files)
            workspace.layout = try Architecture(of: workspace, from: catalog(of: workspace)).layout
            let conventions = try ConventionsReader(of: workspace).conventions()
            let report = ConventionsReport(conventions)
            return answered(.conventions(report), location.root, warnings: try workspace.unreadManifests())
        case .manifest(let path):
            let site = try manifestSite(path)
            run.workspace = site.root
            let workspace = Workspace(location: site.location, files: files)
            let file = try workspace.loadedManifest(in: site.manifestFolder)
            guard let bytes = try workspace.tree.contents(of: file) else {
                throw WorkspaceError.noManifest(site.root.appending(site.manifestFolder))
            }
            let text = SourceText(bytes)
            let manifest = try Manifest(reading: text, file: file.description)
            let description = ManifestDescription(manifest, text: text)
            return answered(.manifest(description), site.root)
        case .appliedPlans:
            let plans = try UndoPlace(files: files, directory: directory, state: state).appliedPlans()
            return answered(.appliedPlans(plans), try WorkspaceLocator(files: files).root(from: directory))
        }
    }

    private func answerOnTemplates(_ query: Query, root: inout AbsolutePath?) throws -> Outcome {
        let workspace = workspaceHere
        root = workspace?.root
        let catalog = catalog(of: workspace)
        switch query {
        case .templates:
            return answered(.templates(try catalog.entriesToRun().map(Listing.Template.init)), root)
        case .template(let typed):
            // A template can be shown wherever the run is, also where its architecture cannot be told.
            let category = workspace.flatMap { try? Architecture(of: $0, from: catalog) }?.category
            let blueprint = try catalog.preferring(category).blueprint(toShow: typed, from: directory, files: files)
            return answered(.template(TemplateSummary(of: blueprint)), root)
        case .lint(let names):
            return checked(try templateChecks(catalog, workspace).lint(names), root)
        case .trial(let names):
            return checked(try templateChecks(catalog, workspace).trial(names), root)
        case .list, .conventions, .manifest, .appliedPlans:
            return answered(.templates([]), root)
        }
    }

    private func checked(_ checks: [TemplateChecks.Result], _ root: AbsolutePath?) -> Outcome {
        let diagnostics = checks.flatMap(\.diagnostics)
        let status = diagnostics.isEmpty ? Outcome.Status.ok : .findings
        return answered(.checked(checks.map(\.check)), root, status: status, warnings: diagnostics)
    }

    // MARK: - Steps

    private func planned(_ request: Request, at site: PlanSite, command: [String]) throws -> Planned {
        switch request {
        case .apply(let kept): return try Planned(kept.document(), in: site.root, files: files)
        case .undo: return try Planned(takingBackIn: site.root, files: files, state: state)
        default: break
        }
        let workspace = Workspace(location: site.location, files: files)
        let catalog = try catalog(of: request, in: workspace)
        let architecture = try architecture(for: request, in: workspace, catalog)
        workspace.layout = architecture.layout
        return try Planner(
            workspace: workspace,
            catalog: catalog.preferring(architecture.category),
            circumstances: circumstances,
            site: site,
            directory: directory,
            command: command,
            history: state.flatMap { try? UndoLog(files: files, state: $0, workspace: site.root) }
        )
        .plan(request)
    }

    private func architecture(
        for request: Request,
        in workspace: Workspace,
        _ catalog: Catalog
    ) throws -> Architecture {
        switch request {
        case .initialize(let request): try Architecture(named: request.architecture, from: catalog)
        case .manifest, .template, .export: .usual
        default: try Architecture(of: workspace, from: catalog)
        }
    }

    func catalog(of workspace: Workspace?) -> Catalog {
        let folders = circumstances.templateFolders.map { WorkingTree(root: $0, files: files) }
        return Catalog(workspace: workspace?.tree, userFolders: folders)
    }

    /// Templates are looked for where the run is, though their files may go elsewhere.
    private func catalog(of request: Request, in workspace: Workspace) throws -> Catalog {
        switch request {
        case .template, .export:
            guard let here = workspaceHere else { return catalog(of: nil) }
            return catalog(of: here.root == workspace.root ? workspace : here)
        default: return catalog(of: workspace)
        }
    }

    private func lock(_ root: AbsolutePath) -> WorkspaceLock {
        WorkspaceLock(files: files, root: root, state: state)
    }

    /// What a reading command says about a run that was killed.
    private func warnings(_ workspace: AbsolutePath) throws -> [Diagnostic] {
        guard let problem = try InterruptedRun.problem(under: lock(workspace)) else { return [] }
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
            document: planned.document,
            diagnostics: warnings + planned.diagnostics,
            next: planned.next.map { $0.arguments(in: shell ?? directory, workspace: planned.plan.workspace) },
            answer: planned.undo.map { .takenBack(AppliedPlan($0.record)) }
        )
    }

    private func answered(
        _ answer: Answer,
        _ workspace: AbsolutePath?,
        status: Outcome.Status = .ok,
        warnings: [Diagnostic] = []
    ) -> Outcome {
        Outcome(
            status: status,
            workspace: workspace,
            subject: nil,
            plan: nil,
            diagnostics: warnings,
            next: [],
            answer: answer
        )
    }

    /// What is known of a run when it ends with an error.
    private struct Progress {
        var workspace: AbsolutePath?
        /// What was done before, and stays done.
        var notes: [Diagnostic] = []
    }

    /// The one boundary at which the errors of all stages become diagnostics.
    ///
    /// - Parameter work: says how far it has come.
    private func refusing<Result>(_ work: (_ run: inout Progress) throws -> Result) throws(Refusal) -> Result {
        var run = Progress()
        let diagnostics: [Diagnostic]
        do {
            return try work(&run)
        } catch let error as any DiagnosticError {
            diagnostics = error.diagnostics
        } catch {
            diagnostics = [
                Diagnostic(
                    .internalFault,
                    "an unforeseen error: \(error)",
                    remedy: "please report it with the command that you ran; nothing was changed"
                )
            ]
        }
        let shown = diagnostics.map { $0.seen(from: run.workspace) }
        throw Refusal(shown + run.notes, workspace: run.workspace?.description)
    }
}

extension Diagnostic {
    /// The same with a path inside the workspace spelled from there, as all other paths are.
    fileprivate func seen(from workspace: AbsolutePath?) -> Diagnostic {
        guard let workspace, let location, let absolute = AbsolutePath(location.file),
            let path = absolute.relative(to: workspace), !path.isRoot
        else { return self }
        return Diagnostic(
            id,
            severity: severity,
            message.replacing(absolute.description, with: "`\(path)`"),
            at: DiagnosticLocation(file: path.description),
            remedy: remedy,
            paste: paste,
            command: command
        )
    }
}
