enum CartRoute: Hashable {
    case cart
    var isRoot: Bool { self == .cart }
    indirect case chain(CartRoute)
    func next() -> CartRoute { .cart }
}
