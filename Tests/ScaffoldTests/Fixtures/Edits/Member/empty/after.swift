struct AppServices {
    var product: any ProductServiceProtocol =
        ProductService { [] }
}
