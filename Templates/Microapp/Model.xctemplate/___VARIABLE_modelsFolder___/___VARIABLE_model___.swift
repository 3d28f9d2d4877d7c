/// A value that is passed around freely, off the main actor as well.
nonisolated public struct ___VARIABLE_model___: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public var title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}
