/// Every screen of the Cart feature that can be navigated to.
nonisolated public enum CartRoute: Hashable, Codable, Sendable {
    case cart
}

nonisolated extension CartRoute: LinkRoute {
    public init?(path: inout ArraySlice<String>) {
        switch path.first {
        default:
            self = .cart
        }
    }
}
