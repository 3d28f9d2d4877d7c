struct CartCoordinatorTests {
    @MainActor @Test("links", arguments: [("", CartRoute.cart)]) func aLinkNamesAScreen(link: String, route: CartRoute) {}
}
