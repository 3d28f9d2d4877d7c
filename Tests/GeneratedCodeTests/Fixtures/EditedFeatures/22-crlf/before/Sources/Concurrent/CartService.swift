/// What the screens of the Cart feature need from outside the main actor.
public protocol CartServiceProtocol: Actor {
    func items() async throws -> [CartItem]
}

/// The live service. `load` is the seam to the network or the database.
public actor CartService: CartServiceProtocol {
    public typealias Load = @Sendable () async throws -> [CartItem]

    private let load: Load
    private var loading: Task<[CartItem], any Error>?

    public init(load: @escaping Load) {
        self.load = load
    }

    /// Loads once and keeps the result; callers that arrive meanwhile wait for the same load. A
    /// failure is not kept.
    public func items() async throws -> [CartItem] {
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
