enum CartRoute { case cart, item(Int), summary }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    func view(for route: CartRoute) -> AnyView {
        switch route {
        case .cart:
            return AnyView(CartView())
        default:
            return AnyView(EmptyView())
        }
    }
}
