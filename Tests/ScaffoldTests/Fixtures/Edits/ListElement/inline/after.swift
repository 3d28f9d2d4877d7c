struct CartCoordinatorTests {
    static let screens: [Screen] = [(.cart, { _ in true }), (.summary, { $0.shows(SummaryView.self) })]
}
