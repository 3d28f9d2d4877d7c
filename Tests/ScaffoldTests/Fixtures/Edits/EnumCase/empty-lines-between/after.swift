enum CartRoute {
    /// The list.
    case cart

    /// One item.
    case item

    case summary

    static let root = CartRoute.cart
}
