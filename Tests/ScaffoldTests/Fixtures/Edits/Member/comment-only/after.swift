struct AppServices {
    // nothing yet
    var product: any ProductServiceProtocol =
        ProductService { [] }
}
