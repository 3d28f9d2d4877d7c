/// The façade: a request becomes a plan, a plan is applied, a question is answered.
public struct Generator: Sendable {
    private let files: any FileSystem
    private let directory: AbsolutePath

    /// - Parameter directory: where the run looks for its workspace, upwards.
    public init(files: any FileSystem, directory: AbsolutePath) {
        self.files = files
        self.directory = directory
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
