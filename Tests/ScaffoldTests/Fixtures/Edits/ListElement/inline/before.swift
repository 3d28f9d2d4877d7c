struct CartCoordinatorTests {
    static let screens: [Screen] = [(.cart, { _ in true })]
}
