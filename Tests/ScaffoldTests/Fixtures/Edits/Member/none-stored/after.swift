/// The services.
public struct AppServices {
    public static let live = AppServices()

    var product: any ProductServiceProtocol =
        ProductService { [] }
}
