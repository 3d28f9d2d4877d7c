/// What the ___VARIABLE_feature___ feature knows of one `___VARIABLE_model___`.
///
/// Its stored form is in `___VARIABLE_model___Tests`: a change of it breaks what was stored.
nonisolated public struct ___VARIABLE_model___: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public var title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}
