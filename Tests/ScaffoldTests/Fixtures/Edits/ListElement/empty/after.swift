struct CartCoordinatorTests {
    static let screens: [(CartRoute, (any View) -> Bool)] = [
        (.summary, { $0.shows(SummaryView.self) })
    ]
}
