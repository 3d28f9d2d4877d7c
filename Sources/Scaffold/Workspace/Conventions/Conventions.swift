/// The habits of a workspace: what was found, where, and what its `.spmgen.json` says instead.
struct Conventions: Sendable {
    /// One habit, and how it came to be known.
    struct Entry: Sendable, Hashable {
        enum Origin: String, Sendable, Hashable {
            /// The features show it.
            case found
            /// The workspace's `.spmgen.json` says it.
            case configured
            /// Nothing shows it; it is as in the templates.
            case usual
        }

        let key: ConventionKey
        let value: ConventionValue
        let origin: Origin
        /// Nil where the templates say it.
        let place: ConventionPlace?
        /// How many of the features that say anything about it agree.
        var agreeing = 0
        var asked = 0
    }

    /// In the order of the keys.
    private(set) var entries: [Entry]
    /// The feature that a new one follows; nil where there is none.
    let sibling: FeatureModule?

    /// What that feature shows itself, and so what a new one has without further ado.
    private let own: [ConventionKey: ConventionValue]
    /// Whether the sibling was named, and so decides all that is not written down.
    private let isNamed: Bool

    init(
        entries: [ConventionKey: Entry],
        sibling: FeatureModule?,
        own: [ConventionKey: ConventionValue] = [:],
        isNamed: Bool = false
    ) {
        self.entries = ConventionKey.allCases.map { key in
            entries[key] ?? Entry(key: key, value: key.usual, origin: .usual, place: nil)
        }
        self.sibling = sibling
        self.own = own
        self.isNamed = isNamed
    }

    subscript(_ key: ConventionKey) -> Entry {
        entries.first { $0.key == key } ?? Entry(key: key, value: key.usual, origin: .usual, place: nil)
    }

    /// The text of an entry; empty for a list or a flag.
    func text(_ key: ConventionKey) -> String {
        if case .text(let text) = self[key].value { text } else { "" }
    }

    func list(_ key: ConventionKey) -> [String] {
        if case .list(let list) = self[key].value { list } else { [] }
    }

    func isSet(_ key: ConventionKey) -> Bool { self[key].value == .flag(true) }

    /// What a new feature has in place of what its sibling has: as `.spmgen.json` says, or as most features have it.
    func override(_ key: ConventionKey) -> ConventionValue? {
        let entry = self[key]
        switch entry.origin {
        case .configured: return entry.value == own[key] ? nil : entry.value
        case .found: return isNamed || own[key] == nil || entry.value == own[key] ? nil : entry.value
        case .usual: return nil
        }
    }

    /// What the sibling itself has of a habit that is a text.
    func shown(_ key: ConventionKey) -> String? {
        if case .text(let text)? = own[key] { text } else { nil }
    }

    func overridingText(_ key: ConventionKey) -> String? {
        if case .text(let text)? = override(key) { text } else { nil }
    }

    func overridingList(_ key: ConventionKey) -> [String]? {
        if case .list(let list)? = override(key) { list } else { nil }
    }
}
