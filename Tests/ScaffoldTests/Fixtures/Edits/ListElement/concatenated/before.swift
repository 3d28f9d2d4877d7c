struct CartCoordinatorTests {
    static let screens = shared + [
        (.cart, { $0.shows(CartView.self) })
    ]
}
