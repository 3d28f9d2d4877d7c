enum CartRoute { case cart, summary }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    #if os(Linux)
    @ViewBuilder
    func view(for route: CartRoute) -> some View {
        switch route {
        case .cart:
            CartView()
        }
    }
    #else
    @ViewBuilder
    func view(for route: CartRoute) -> some View {
        switch route {
        case .cart:
            EmptyView()
        }
    }
    #endif
}
