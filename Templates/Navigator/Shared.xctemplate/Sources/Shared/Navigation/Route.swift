/// Every place in the app that one feature can send the user to: one case for each feature,
/// wrapping the feature's routes.
///
/// Features know this enum and not each other.
nonisolated public enum Route: Hashable, Sendable {
    case main(MainRoute)
}
