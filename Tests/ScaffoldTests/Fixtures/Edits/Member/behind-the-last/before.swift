public struct AppServices {
    public static let live = AppServices()

    var cart: any CartServiceProtocol =
        CartService { [] }
    var count: Int { 1 }
}
