struct HomeView {
    static let entries: [Entry] = [
        Entry(
            route: .cart(.cart),
            title: CartPackage.title
        )
    ]
}
