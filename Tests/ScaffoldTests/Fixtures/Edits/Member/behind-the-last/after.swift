public struct AppServices {
    public static let live = AppServices()

    var cart: any CartServiceProtocol =
        CartService { [] }
    var product: any ProductServiceProtocol =
        ProductService { [] }
    var count: Int { 1 }
}
