/// What was typed, and what it became.
public struct Subject: Sendable, Hashable, Encodable {
    public let typed: String
    public let name: String
}
