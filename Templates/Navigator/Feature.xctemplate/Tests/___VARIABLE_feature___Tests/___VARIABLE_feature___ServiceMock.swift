@testable import ___VARIABLE_feature___

/// A scripted service for tests.
actor ___VARIABLE_feature___ServiceMock {
    nonisolated struct Failure: Error, Equatable {}

    private var results: [Result<[___VARIABLE_feature___Item], Failure>]
    private(set) var calls = 0

    /// Each call consumes one result; the last one is repeated.
    init(_ results: Result<[___VARIABLE_feature___Item], Failure>...) {
        self.results = results.isEmpty ? [.success(___VARIABLE_feature___Fixtures.items)] : results
    }
}

extension ___VARIABLE_feature___ServiceMock: ___VARIABLE_feature___ServiceProtocol {
    func items() async throws -> [___VARIABLE_feature___Item] {
        calls += 1
        let result = results.count > 1 ? results.removeFirst() : results[0]
        return try result.get()
    }
}

nonisolated enum ___VARIABLE_feature___Fixtures {
    static let items = [
        ___VARIABLE_feature___Item(id: "1", title: "First"),
        ___VARIABLE_feature___Item(id: "2", title: "Second"),
    ]
}
