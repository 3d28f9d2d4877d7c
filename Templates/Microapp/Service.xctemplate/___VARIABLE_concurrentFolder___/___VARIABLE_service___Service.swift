/// What screens ask `___VARIABLE_service___Service` for, outside the main actor.
public protocol ___VARIABLE_service___ServiceProtocol: Actor {
    func items() async throws -> [___VARIABLE_item___]
}

/// The live service. `load` is the seam to the network or the database.
public actor ___VARIABLE_service___Service: ___VARIABLE_service___ServiceProtocol {
    public typealias Load = @Sendable () async throws -> [___VARIABLE_item___]

    private let load: Load
    private var loading: Task<[___VARIABLE_item___], any Error>?

    public init(load: @escaping Load) {
        self.load = load
    }

    /// Loads once and keeps the result; callers that arrive meanwhile wait for the same load. A
    /// failure is not kept.
    public func items() async throws -> [___VARIABLE_item___] {
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
