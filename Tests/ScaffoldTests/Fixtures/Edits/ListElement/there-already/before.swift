struct CartCoordinatorTests {
    static let screens: [(CartRoute, (any View) -> Bool)] = [
        (CartRoute.summary, { view in view is SummaryView })
    ]
}
