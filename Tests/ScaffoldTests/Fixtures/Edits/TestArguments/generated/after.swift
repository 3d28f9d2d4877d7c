struct CartCoordinatorTests {
    @Test(arguments: [
        ("", CartRoute.cart),
        ("summary", .summary),
    ])
    func aLinkNamesAScreen(link: String, route: CartRoute) {}
}
