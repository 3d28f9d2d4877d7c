struct AppServices {
    let cart = 1
    var product: any ProductServiceProtocol =
        ProductService { [] }
}

extension AppServices {
    static let x = 1
}
