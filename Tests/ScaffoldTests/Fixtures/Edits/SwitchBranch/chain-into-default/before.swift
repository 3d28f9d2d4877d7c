enum CartRoute { case cart, item(Int), list, summary }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    func view(for route: CartRoute) -> AnyView {
        switch route {
        case .cart:
            return AnyView(CartView())

        case .item:
            fallthrough

        case .list:
            fallthrough

        default:
            return AnyView(Text("else"))
        }
    }
}
