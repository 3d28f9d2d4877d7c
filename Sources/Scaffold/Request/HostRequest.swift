/// `spmgen host <Feature>`: a tiny app that runs one feature alone.
public struct HostRequest: Sendable, Hashable {
    public var typed: String
    public var feature: ModuleName
    /// That of the app with the host's name behind it where nil.
    public var bundleIdentifier: String?

    public init(typed: String, feature: ModuleName, bundleIdentifier: String? = nil) {
        self.typed = typed
        self.feature = feature
        self.bundleIdentifier = bundleIdentifier
    }
}
