/// `spmgen widget <Feature>`: a package with all of a widget that may live in one, and the files of the app's extension.
public struct WidgetRequest: Sendable, Hashable {
    public var typed: String
    public var feature: ModuleName
    /// Whether the files are made that must stay in an extension of the app.
    public var hasExtension: Bool
    public var authorship: Authorship

    public init(
        typed: String,
        feature: ModuleName,
        hasExtension: Bool = true,
        authorship: Authorship = Authorship()
    ) {
        self.typed = typed
        self.feature = feature
        self.hasExtension = hasExtension
        self.authorship = authorship
    }
}
