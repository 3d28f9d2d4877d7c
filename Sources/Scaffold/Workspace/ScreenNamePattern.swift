/// How a name is made from a screen's: `SummaryViewModel` from the stem `Summary`, `SummaryView+ViewModel` from the type.
struct ScreenNamePattern: Sendable, Hashable {
    enum Anchor: Sendable, Hashable {
        case stem
        case type
    }

    let anchor: Anchor
    /// What follows the stem or the type.
    let rest: String

    init(_ anchor: Anchor, _ rest: String) {
        self.anchor = anchor
        self.rest = rest
    }

    /// Reads the pattern off the name of something that belongs to a screen; nil where it does not begin with the
    /// screen's.
    init?(of name: String, stem: String, type: String) {
        let rest = name.hasPrefix(stem) ? String(name.dropFirst(stem.count)) : nil
        // `CartViewModel` is the model of `Cart`, whatever its view is called.
        if let rest, rest.hasPrefix("ViewModel") {
            self.init(.stem, rest)
        } else if name.hasPrefix(type) {
            self.init(.type, String(name.dropFirst(type.count)))
        } else if let rest {
            self.init(.stem, rest)
        } else {
            return nil
        }
    }

    func name(stem: String, type: String) -> String {
        (anchor == .stem ? stem : type) + rest
    }
}
