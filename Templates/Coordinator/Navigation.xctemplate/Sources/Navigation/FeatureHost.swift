import SwiftUI

/// Runs one feature alone, in a stack of its own: for previews and host apps.
///
///     #Preview {
///         FeatureHost(.cart) { navigator in
///             CartCoordinator(service: CartServiceMock(), navigator: navigator, onExit: { _ in })
///         }
///     }
public struct FeatureHost<C: Coordinator>: View {
    @State private var router: Router<C.Route>
    @State private var coordinator: C

    public init(_ root: C.Route, coordinator: (Navigator<C.Route>) -> C) {
        let router = Router(root: root)
        _router = State(initialValue: router)
        _coordinator = State(initialValue: coordinator(router.navigator))
    }

    public var body: some View {
        NavigationHost(router: router, coordinator: coordinator)
    }
}
