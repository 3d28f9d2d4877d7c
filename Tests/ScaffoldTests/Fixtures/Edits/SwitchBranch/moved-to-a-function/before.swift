enum CartRoute { case cart, summary }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    func view(for route: CartRoute) -> some View {
        screen(route)
            .padded()
    }

    @ViewBuilder
    private func screen(_ place: CartRoute) -> some View {
        switch place {
        case .cart:
            CartView()
        }
    }
}
