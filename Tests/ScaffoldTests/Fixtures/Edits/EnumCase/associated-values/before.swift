public enum CartRoute: Hashable, Sendable {
    case cart
    case item(id: String, quantity: Int = 1)  // from the list
    case receipt(
        number: Int
    )

    var isRoot: Bool { self == .cart }
}
