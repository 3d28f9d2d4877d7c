struct AppServices {
    let cart = 1
}

extension AppServices {
    static let x = 1
}
