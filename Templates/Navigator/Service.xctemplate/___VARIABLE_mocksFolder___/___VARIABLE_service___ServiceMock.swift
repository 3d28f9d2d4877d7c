// ___IF_traits___
#if Mocks
/// A scripted service for tests. It is compiled only with the trait `Mocks`.
// ___ELSE___
#if DEBUG
/// A scripted service for previews and tests. It is compiled only in Debug builds.
// ___END___
public actor ___VARIABLE_service___ServiceMock {
    nonisolated public struct Failure: Error, Equatable {
        public init() {}
    }

    private var results: [Result<[___VARIABLE_item___], Failure>]
    public private(set) var calls = 0

    /// Each call consumes one result; the last one is repeated.
    public init(_ results: Result<[___VARIABLE_item___], Failure>...) {
        self.results = results.isEmpty ? [.success(___VARIABLE_service___Fixtures.items)] : results
    }
}

extension ___VARIABLE_service___ServiceMock: ___VARIABLE_service___ServiceProtocol {
    public func items() async throws -> [___VARIABLE_item___] {
        calls += 1
        let result = results.count > 1 ? results.removeFirst() : results[0]
        return try result.get()
    }
}

nonisolated public enum ___VARIABLE_service___Fixtures {
    public static let items = [
        ___VARIABLE_item___(id: "1", title: "First"),
        ___VARIABLE_item___(id: "2", title: "Second"),
    ]
}
#endif
