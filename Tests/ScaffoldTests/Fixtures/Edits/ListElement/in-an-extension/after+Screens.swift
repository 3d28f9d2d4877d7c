extension CartCoordinatorTests {
    static let screens: [Screen] = [
        (.cart, { $0.shows(CartView.self) }),
        (.summary, { $0.shows(SummaryView.self) }),
    ]
}
