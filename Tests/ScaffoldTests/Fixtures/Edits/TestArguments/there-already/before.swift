struct CartCoordinatorTests {
    @Test(arguments: [
        ("", CartRoute.cart), ("summary", CartRoute.summary),
    ])
    func aLinkNamesAScreen(link: String, route: CartRoute) {}
}
