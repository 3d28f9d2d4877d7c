enum CartRoute: String, CaseIterable {
    case cart = "cart-list"
    case item = "cart-item"
    case summary
}
