/// Every screen of the ___VARIABLE_feature___ feature that can be navigated to.
///
/// `nonisolated`: the conformances must be usable outside the main actor (deep links, `Set`s in
/// services).
nonisolated public enum ___VARIABLE_feature___Route: Hashable, Sendable {
    case ___VARIABLE_viewCase___
}
