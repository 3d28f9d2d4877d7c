/// What `templates lint` or `templates test` came to for one template.
public struct TemplateCheck: Sendable, Encodable, Hashable {
    public let name: String
    public let category: String
    /// How many problems were found.
    public let findings: Int
    /// How many combinations of its options were rendered; nil where none were.
    public let combinations: Int?
    /// Whether these are all there are.
    public let isComplete: Bool?
}
