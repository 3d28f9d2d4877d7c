enum CartRoute { case cart, summary }

final class CartCoordinator {
    let navigator: Navigator<CartRoute>

    init(navigator: Navigator<CartRoute>) {
        self.navigator = navigator
    }

    @ViewBuilder
    func view(for route: CartRoute) -> some View {
        let title = switch style {
        case .plain: "plain"
        }
        switch route {
        case .cart:
            Text(title)
        case .summary:
            SummaryView(viewModel: .init(navigator: navigator))
        }
    }

    let style = Style.plain

    enum Style { case plain }

    func depth(of route: CartRoute) -> Int {
        switch route {
        case .cart: 0
        case .summary: 1
        }
    }
}
