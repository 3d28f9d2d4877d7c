struct CartCoordinatorTests {
    @MainActor @Test("links", arguments: [("", CartRoute.cart), ("summary", .summary)]) func aLinkNamesAScreen(link: String, route: CartRoute) {}
}
