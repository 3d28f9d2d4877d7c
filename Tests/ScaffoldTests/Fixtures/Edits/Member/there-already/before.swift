struct AppServices {
    let cart = 1, product = 2
}
