extension CartCoordinator {
    @ViewBuilder
    func view(for route: CartRoute) -> some View {
        switch route {
        case .cart:
            CartView()
        case .summary:
            SummaryView(viewModel: .init(navigator: navigator))
        }
    }
}
