#if DEBUG
import CartConcurrent
import CartMocks
import Navigation
import SwiftUI

/// One screen of the Cart feature in a stack of its own, for previews.
struct CartPreview: View {
    let route: CartRoute
    let service: any CartServiceProtocol

    init(
        _ route: CartRoute,
        service: (any CartServiceProtocol)? = nil
    ) {
        self.route = route
        self.service = service ?? CartServiceMock()
    }

    var body: some View {
        FeatureHost(route) { navigator in
            CartFlow(
                service: service,
                navigator: navigator,
                onExit: { _ in }
            )
        }
    }
}
#endif
