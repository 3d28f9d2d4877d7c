import Navigation

/// Every screen of the ___VARIABLE_feature___ feature that can be navigated to.
///
/// `nonisolated`: its conformances must be usable off the main actor (links, stored state, `Set`s
/// in services).
nonisolated public enum ___VARIABLE_feature___Route: Hashable, Codable, Sendable {
    case ___VARIABLE_viewCase___
}

nonisolated extension ___VARIABLE_feature___Route: LinkRoute {
    /// The part of a link after `___VARIABLE_featureKey___/`; the feature's first screen has none.
    public init?(path: inout ArraySlice<String>) {
        switch path.first {
        default:
            self = .___VARIABLE_viewKey___
        }
    }
}
