struct CartCoordinatorTests {
    static let screens: [(CartRoute, (any View) -> Bool)] = []
}
