/// `spmgen remove <Feature>` and `spmgen remove <Feature>/<Screen>`.
public struct RemoveRequest: Sendable, Hashable {
    public var typed: String
    public var feature: ModuleName
    /// The screen that goes; the whole feature where nil.
    public var screen: TypeName?
    /// The sub-folders of `Views/` that were typed before the screen.
    public var folders: [TypeName]
    /// `--keep-edited`: files that people have changed stay, and the rest goes.
    public var keepsEdited: Bool

    public init(
        typed: String,
        feature: ModuleName,
        screen: TypeName? = nil,
        folders: [TypeName] = [],
        keepsEdited: Bool = false
    ) {
        self.typed = typed
        self.feature = feature
        self.screen = screen
        self.folders = folders
        self.keepsEdited = keepsEdited
    }
}
