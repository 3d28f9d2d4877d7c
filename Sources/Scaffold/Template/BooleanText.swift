/// A value of a template as conditions compare it: all spellings of yes are alike, and all of no.
struct BooleanText: Sendable, Hashable {
    private let text: String

    init(_ text: String) {
        self.text = Self.value(of: text).map { $0 ? "true" : "false" } ?? text
    }

    /// Whether a text is a word for yes; nil if it is neither for yes nor for no.
    static func value(of text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes": true
        case "false", "no": false
        default: nil
        }
    }

    /// As what stands alone in a condition: anything but nothing and no.
    var isTrue: Bool { !text.isEmpty && text != "false" }
}
