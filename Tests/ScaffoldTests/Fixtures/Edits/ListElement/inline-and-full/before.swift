struct CartCoordinatorTests {
    static let screens: [(CartRoute, (any View) -> Bool)] = [(.cart, { $0.shows(CartView.self) })]
}
