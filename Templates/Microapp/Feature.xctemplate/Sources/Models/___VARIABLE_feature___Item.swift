/// One element of what the ___VARIABLE_feature___ feature shows. The app makes them, so all of it is
/// public.
nonisolated public struct ___VARIABLE_feature___Item: Hashable, Identifiable, Sendable {
    public let id: String
    public let systemImage: String
    public let title: String
    public let body: String

    public init(id: String, systemImage: String, title: String, body: String) {
        self.id = id
        self.systemImage = systemImage
        self.title = title
        self.body = body
    }
}
// ___IF_!traits___

extension ___VARIABLE_feature___Item {
    /// What previews, the host app and a new app show until there are real items.
    nonisolated public static let samples = [
        ___VARIABLE_feature___Item(
            id: "first",
            systemImage: "star",
            title: "First",
            body: "The first item"
        ),
        ___VARIABLE_feature___Item(
            id: "second",
            systemImage: "heart",
            title: "Second",
            body: "The second item"
        ),
    ]
}
// ___END___
