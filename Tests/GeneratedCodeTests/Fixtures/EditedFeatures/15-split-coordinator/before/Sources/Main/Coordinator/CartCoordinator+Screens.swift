import SwiftUI

extension CartCoordinator {
    @ViewBuilder
    public func view(for route: CartRoute) -> some View {
        switch route {
        case .cart:
            CartView(viewModel: .init(service: service, navigator: navigator))
        }
    }
}
