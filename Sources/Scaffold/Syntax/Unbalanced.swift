/// Half of a pair, alone in its file.
struct Unbalanced: Sendable, Hashable {
    enum What: String, Sendable {
        case bracket
        case string
        case comment
        case conditional = "`#if`"
    }

    let what: What
    /// Else it closes what was never opened.
    let isNeverClosed: Bool
    /// The token that stands alone.
    let range: TextRange

    /// "this bracket is never closed"
    var message: String {
        isNeverClosed ? "this \(what.rawValue) is never closed" : "this \(what.rawValue) closes nothing"
    }
}
