struct CartCoordinatorTests {
    let route = CartRoute.cart
}
