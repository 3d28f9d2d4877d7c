/// What the screens of the ___VARIABLE_feature___ feature need from outside the main actor.
public protocol ___VARIABLE_feature___ServiceProtocol: Actor {
    func items() async throws -> [___VARIABLE_feature___Item]
}

/// The live service. `load` is the seam to the network or the database; without one there is
/// nothing to show.
public actor ___VARIABLE_feature___Service: ___VARIABLE_feature___ServiceProtocol {
    public typealias Load = @Sendable () async throws -> [___VARIABLE_feature___Item]

    private let load: Load
    private var loading: Task<[___VARIABLE_feature___Item], any Error>?

    public init(load: @escaping Load = { [] }) {
        self.load = load
    }

    /// Loads once and keeps the result; callers that arrive meanwhile wait for the same load. A
    /// failure is not kept.
    public func items() async throws -> [___VARIABLE_feature___Item] {
        let task = loading ?? Task { [load] in try await load() }
        loading = task
        do {
            return try await task.value
        } catch {
            if loading == task { loading = nil }
            throw error
        }
    }
}
