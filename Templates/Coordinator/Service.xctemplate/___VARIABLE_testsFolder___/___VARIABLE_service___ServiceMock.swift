import ___VARIABLE_feature___Concurrent

/// A scripted service for tests.
actor ___VARIABLE_service___ServiceMock {
    nonisolated struct Failure: Error, Equatable {}

    private var results: [Result<[___VARIABLE_item___], Failure>]
    private(set) var calls = 0

    /// Each call consumes one result; the last one is repeated.
    init(_ results: Result<[___VARIABLE_item___], Failure>...) {
        self.results = results.isEmpty ? [.success(___VARIABLE_service___Fixtures.items)] : results
    }
}

extension ___VARIABLE_service___ServiceMock: ___VARIABLE_service___ServiceProtocol {
    /// Like a network call, it throws when its task is cancelled.
    func items() async throws -> [___VARIABLE_item___] {
        calls += 1
        try Task.checkCancellation()
        let result = results.count > 1 ? results.removeFirst() : results[0]
        return try result.get()
    }
}

nonisolated enum ___VARIABLE_service___Fixtures {
    static let items = [
        ___VARIABLE_item___(id: "1", title: "First"),
        ___VARIABLE_item___(id: "2", title: "Second"),
    ]
}
