enum CartRoute: Hashable {
    case cart
    var isRoot: Bool { self == .cart }
    indirect case chain(CartRoute)
    case summary
    func next() -> CartRoute { .cart }
}
