/// A value that is passed around freely, off the main actor as well.
nonisolated public struct ___VARIABLE_model___: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public var title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

extension ___VARIABLE_model___ {
    /// What previews and tests show until there are real values.
    nonisolated public static let samples = [
        ___VARIABLE_model___(id: "1", title: "First"),
        ___VARIABLE_model___(id: "2", title: "Second"),
    ]
}
