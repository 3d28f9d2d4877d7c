struct HomeView {
    static let entries: [Entry] = [
        Entry(
            route: .product(.catalog),
            title: ProductPackage.title
        ),
        Entry(
            route: .cart(.cart),
            title: CartPackage.title
        ),
    ]
}
