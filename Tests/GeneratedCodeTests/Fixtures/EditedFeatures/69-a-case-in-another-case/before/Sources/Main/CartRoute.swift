import Navigation

/// Every screen of the Cart feature that can be navigated to.
///
/// `nonisolated`: its conformances must be usable off the main actor (links, stored state, `Set`s
/// in services).
nonisolated public enum CartRoute: Hashable, Codable, Sendable {
    case cart
    case summary
}

nonisolated extension CartRoute: LinkRoute {
    /// The part of a link after `cart/`; the feature's first screen has none.
    public init?(path: inout ArraySlice<String>) {
        switch path.first {
        default:
            self = .cart
        }
    }
}
