/// One element of what the ___VARIABLE_feature___ feature shows.
nonisolated public struct ___VARIABLE_feature___Item: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public var title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}
