enum CartRoute { case cart, item(Int), summary }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    @ViewBuilder
    func view(for route: CartRoute) -> some View {
        switch route {
        case .cart: CartView()
        case .item(let id): Text("\(id)")
        }
    }
}
