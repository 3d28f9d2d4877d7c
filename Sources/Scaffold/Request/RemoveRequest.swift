/// `spmgen remove <Feature>` and `spmgen remove <Feature>/<Name>`.
public struct RemoveRequest: Sendable, Hashable {
    public var typed: String
    public var feature: ModuleName
    /// The screen, model or service that goes, as a screen is called; the whole feature where nil.
    public var screen: TypeName?
    /// What of these three it is, where the user says so.
    public var part: FeaturePart?
    /// The sub-folders of `Views/` that were typed before the screen.
    public var folders: [TypeName]
    /// `--kind widget`: what goes is the widget of the feature.
    public var isWidget: Bool
    /// `--keep-edited`: files that people have changed stay, and the rest goes.
    public var keepsEdited: Bool

    /// The last word of what was typed.
    var leaf: String { typed.split(separator: "/").last.map(String.init) ?? typed }

    public init(
        typed: String,
        feature: ModuleName,
        screen: TypeName? = nil,
        folders: [TypeName] = [],
        part: FeaturePart? = nil,
        isWidget: Bool = false,
        keepsEdited: Bool = false
    ) {
        self.typed = typed
        self.feature = feature
        self.screen = screen
        self.folders = folders
        self.part = part
        self.isWidget = isWidget
        self.keepsEdited = keepsEdited
    }
}
