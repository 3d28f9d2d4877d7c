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
    private let store: CartStore
    private let isGuest: Bool

    public init(
        store: CartStore,
        isGuest: Bool,
        navigator: Navigator<CartRoute>,
        onExit: @escaping (CartExit) -> Void
    ) {
        self.store = store
        self.isGuest = isGuest
        self.navigator = navigator
        self.onExit = onExit
    }

    @ViewBuilder
    public func view(for route: CartRoute) -> some View {
        switch route {
        case .cart:
            CartView(store: store)
        case .login where isGuest:
            Text(verbatim: "Welcome")
        case .login, .logout(reason: _, force: _):
            Text(verbatim: "Bye")
        case .summary:
            SummaryView(viewModel: .init(navigator: navigator))
        }
    }
}
