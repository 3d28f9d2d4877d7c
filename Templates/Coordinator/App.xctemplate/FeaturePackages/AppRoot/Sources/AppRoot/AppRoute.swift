import Navigation

/// Every screen of the app that can be navigated to: its own, and those of each feature, wrapped in
/// one case.
///
/// The whole path of a stack is an `[AppRoute]`, whichever features its screens come from.
nonisolated public enum AppRoute: Hashable, Codable, Sendable {
    case home
}

nonisolated extension AppRoute: LinkRoute {
    /// The first component of a link names the feature; the feature reads what follows.
    public init?(path: inout ArraySlice<String>) {
        switch path.popFirst() {
        default:
            return nil
        }
    }
}
