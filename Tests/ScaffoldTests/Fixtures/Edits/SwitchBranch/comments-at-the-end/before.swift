enum CartRoute { case cart, summary }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    @ViewBuilder
    func view(for route: CartRoute) -> some View {
        switch route {
        case .cart:
            CartView()
            // a comment of the cart
        // a comment of the switch
        }
    }
}
