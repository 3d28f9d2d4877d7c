/// One element of what `___VARIABLE_service___Service` loads.
nonisolated public struct ___VARIABLE_item___: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public var title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}
