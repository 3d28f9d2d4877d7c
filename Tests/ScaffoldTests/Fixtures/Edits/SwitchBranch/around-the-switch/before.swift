enum CartRoute { case cart, item(Int), summary }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    func view(for route: CartRoute) -> some View {
        Group {
            switch route {
            case CartRoute.cart:
                CartView()
            case let .item(id):
                Text("\(id)")
            }
        }
    }
}
