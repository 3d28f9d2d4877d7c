/// The enum case or property that stands for a module or a type: `cart` for `Cart`.
public struct CaseName: Sendable, Hashable, CustomStringConvertible {
    /// Without backticks, as behind a dot, in a string key and in a link.
    public let bare: String

    init(of name: String) {
        bare = Words.lowerCamelCase(name)
    }

    /// With backticks where Swift needs them in a declaration.
    public var declared: String { Keywords.quoted(bare) }
    public var description: String { declared }
}
