enum CartRoute {
    /// The list.
    case cart

    /// One item.
    case item

    static let root = CartRoute.cart
}
