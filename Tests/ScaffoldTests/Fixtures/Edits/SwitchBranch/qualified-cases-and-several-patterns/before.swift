enum CartRoute { case cart, list, item(Int), summary }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    @ViewBuilder
    func view(for route: CartRoute) -> some View {
        switch route {
        case .cart, .list:
            CartView()
        case CartRoute.item(let id): // one
            Text("\(id)")
        }
    }
}
