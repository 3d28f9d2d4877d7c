struct CartCoordinatorTests {
    @Test(arguments: [
        ("", CartRoute.cart)
    ])
    func aLinkNamesAScreen(link: String, route: CartRoute) {}
}
