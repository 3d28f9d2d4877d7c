struct HomeView {
    static let entries: [Entry] = [
        .init(route: AppRoute.cart(.overview), title: Text("Mine"))
    ]
}
