import Testing

@testable import Scaffold

extension AbsolutePath {
    /// A path that a test spells out.
    init(spelled path: String) throws {
        self = try #require(AbsolutePath(path))
    }
}
