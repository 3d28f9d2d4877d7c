struct CartCoordinatorTests {
    @Test(arguments: zip([""], [CartRoute.cart]))
    func aLinkNamesAScreen(link: String, route: CartRoute) {}
}
