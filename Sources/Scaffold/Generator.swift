/// The façade: a request becomes a plan, a plan is applied, a question is answered.
public struct Generator: Sendable {
    private let files: any FileSystem
    private let directory: AbsolutePath
    private let state: AbsolutePath?
    private let isInterrupted: @Sendable () -> Bool

    /// - Parameters:
    ///   - directory: where the run looks for its workspace, upwards.
    ///   - state: the user's folder for what is remembered between runs; nothing is remembered where nil.
    ///   - isInterrupted: asked between the steps of a run that writes; when it says yes, everything is taken back.
    public init(
        files: any FileSystem,
        directory: AbsolutePath,
        state: AbsolutePath? = nil,
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
        self.files = files
        self.directory = directory
        self.state = state
        self.isInterrupted = isInterrupted
    }

    /// What `request` would change; writes nothing and takes no lock.
    public func plan(_ request: Request, command: [String]) throws(Refusal) -> Outcome {
        throw Refusal([])
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
        throw Refusal([])
    }

    public func answer(_ query: Query) throws(Refusal) -> Outcome {
        throw Refusal([])
    }
}
