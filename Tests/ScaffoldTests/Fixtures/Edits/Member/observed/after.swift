struct AppServices {
    var cart = 1 {
        didSet { print(cart) }
    }
    var product: any ProductServiceProtocol =
        ProductService { [] }

    func run() {}
}
