enum CartRoute { case cart(Mode), summary }
enum Mode { case list, grid }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    @ViewBuilder
    func view(for route: CartRoute) -> some View {
        switch route {
        case .cart(let mode):
            switch mode {
            case .list:
                CartView()
            case .grid:
                Text("grid")
            }
        }
    }
}
