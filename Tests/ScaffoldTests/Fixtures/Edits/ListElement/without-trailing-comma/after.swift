struct CartCoordinatorTests {
    static let screens: [(CartRoute, (any View) -> Bool)] = [
        (.cart, { $0.shows(CartView.self) }),
        (.item(1), { $0.shows(ItemView.self) }), // one
        (.summary, { $0.shows(SummaryView.self) })
    ]
}
