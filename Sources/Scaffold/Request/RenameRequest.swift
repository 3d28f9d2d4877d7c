/// `spmgen rename <Feature> <New>` and `spmgen rename <Feature>/<Screen> <New>`.
public struct RenameRequest: Sendable, Hashable {
    public var typed: String
    public var feature: ModuleName
    /// The screen that gets another name; the feature where nil.
    public var screen: TypeName?
    /// The new name as typed.
    public var newTyped: String

    public init(typed: String, feature: ModuleName, screen: TypeName? = nil, newTyped: String) {
        self.typed = typed
        self.feature = feature
        self.screen = screen
        self.newTyped = newTyped
    }
}
