/// Every screen of the Cart feature that can be navigated to.
///
/// `nonisolated`: its conformances must be usable off the main actor (links, stored state, `Set`s
/// in services).
nonisolated public enum CartRoute: Hashable, Codable, Sendable {
    case cart
    case summary
}
