enum CartRoute { case cart, summary }

final class CartCoordinator {
    let nav: Navigator<CartRoute>

    init(nav: Navigator<CartRoute>) {
        self.nav = nav
    }

    @ViewBuilder
    func view(for route: CartRoute) -> some View {
        switch route {
        case .cart:
            CartView()
        }
    }
}
