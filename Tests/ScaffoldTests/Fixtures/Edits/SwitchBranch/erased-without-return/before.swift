enum CartRoute { case cart, summary }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    func view(for route: CartRoute) -> AnyView {
        switch route {
        case .cart: AnyView(CartView())
        }
    }
}
