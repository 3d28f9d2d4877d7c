/// `spmgen rename <Feature> <New>` and `spmgen rename <Feature>/<Name> <New>`.
public struct RenameRequest: Sendable, Hashable {
    public var typed: String
    public var feature: ModuleName
    /// The screen, model or service that gets another name, as a screen is called; the feature where nil.
    public var screen: TypeName?
    /// What of these three it is, where the user says so.
    public var part: FeaturePart?
    /// The new name as typed.
    public var newTyped: String

    /// The last word of what was typed.
    var leaf: String { typed.split(separator: "/").last.map(String.init) ?? typed }

    public init(
        typed: String,
        feature: ModuleName,
        screen: TypeName? = nil,
        part: FeaturePart? = nil,
        newTyped: String
    ) {
        self.typed = typed
        self.feature = feature
        self.screen = screen
        self.part = part
        self.newTyped = newTyped
    }
}
