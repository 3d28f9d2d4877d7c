struct CartCoordinatorTests {
    static let screens = [
        (.cart, { $0.shows(CartView.self) }),
        (.summary, { $0.shows(SummaryView.self) }),
    ] as [Screen]
}
