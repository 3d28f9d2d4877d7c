import Navigation

/// Every screen of the Cart feature that can be navigated to.
///
/// `nonisolated`: its conformances must be usable off the main actor (links, stored state, `Set`s
/// in services).
nonisolated public enum CartRoute: Hashable, Codable, Sendable {
    case cart
    case item(String)
}

nonisolated extension CartRoute: LinkRoute {
    /// The part of a link after `cart/`; the feature's first screen has none.
    public init?(path: inout ArraySlice<String>) {
        switch path.first {
        case nil:
            self = .cart
        case "item"?:
            path.removeFirst()
            guard let id = path.popFirst() else { return nil }
            self = .item(id)
        case .some(let other) where other.hasPrefix("x-"):
            return nil
        default:
            self = .cart
        }
    }
}
