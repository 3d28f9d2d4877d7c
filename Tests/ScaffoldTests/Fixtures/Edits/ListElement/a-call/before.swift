struct CartCoordinatorTests {
    static let screens = makeScreens()
}
