enum CartRoute { case cart, item(Int), summary }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    func view(for route: CartRoute) -> AnyView {
        var text = AnyView(Text(""))
        switch route {
        case .cart:
            text = AnyView(CartView())
        case .summary:
            text = AnyView(SummaryView(viewModel: .init(navigator: navigator)))
        // An item has no screen yet.
        case .item:
            fallthrough
        default:
            text = AnyView(Text("else"))
        }
        return text
    }
}
