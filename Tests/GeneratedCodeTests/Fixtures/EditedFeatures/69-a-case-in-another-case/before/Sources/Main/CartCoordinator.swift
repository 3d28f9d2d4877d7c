import CartConcurrent
import Navigation
import SwiftUI

/// Makes the screens of the Cart feature.
///
/// It owns no navigation state: `navigator` moves the host's stack, `onExit` leaves the feature. A
/// view model is given what it uses of these, never the coordinator.
public final class CartCoordinator: Coordinator {
    public let navigator: Navigator<CartRoute>
    public let onExit: (CartExit) -> Void
    let service: any CartServiceProtocol

    public init(
        service: any CartServiceProtocol,
        navigator: Navigator<CartRoute>,
        onExit: @escaping (CartExit) -> Void
    ) {
        self.service = service
        self.navigator = navigator
        self.onExit = onExit
    }

    @ViewBuilder
    public func view(for route: CartRoute) -> some View {
        switch route {
        case .cart:
            CartView(viewModel: .init(service: service, navigator: navigator))
        case .summary:
            Text(verbatim: "Summary")
        }
    }
}
