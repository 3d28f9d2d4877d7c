/// What is told to the analytics about a screen.
nonisolated extension CartRoute {
    var screenName: String {
        switch self {
        case .cart:
            "cart"
        }
    }
}
