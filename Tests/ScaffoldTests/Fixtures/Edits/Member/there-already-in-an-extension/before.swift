struct AppServices {
    let cart = 1
}

extension AppServices {
    var product: Int { cart }
}
