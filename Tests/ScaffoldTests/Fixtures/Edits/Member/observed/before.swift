struct AppServices {
    var cart = 1 {
        didSet { print(cart) }
    }

    func run() {}
}
