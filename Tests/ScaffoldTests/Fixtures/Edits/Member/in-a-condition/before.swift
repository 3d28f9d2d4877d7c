struct AppServices {
    var cart = 1
    #if DEBUG
    var mock = 2
    #endif

    init() {}
}
