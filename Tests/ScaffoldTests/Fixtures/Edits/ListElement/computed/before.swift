struct CartCoordinatorTests {
    static var screens: [Screen] {
        [
            (.cart, { $0.shows(CartView.self) })
        ]
    }
}
