#if DEBUG
import ___VARIABLE_feature___Concurrent
// ___IF_mocks && !traits___
import ___VARIABLE_feature___Mocks
// ___END___
import Navigation
import SwiftUI

/// One screen of the ___VARIABLE_feature___ feature in a stack of its own, for previews.
struct ___VARIABLE_feature___Preview: View {
    let route: ___VARIABLE_feature___Route
    let service: any ___VARIABLE_feature___ServiceProtocol

    init(
        _ route: ___VARIABLE_feature___Route,
        service: (any ___VARIABLE_feature___ServiceProtocol)? = nil
    ) {
        self.route = route
        // ___IF_mocks && !traits___
        self.service = service ?? ___VARIABLE_feature___ServiceMock()
        // ___ELSE___
        self.service =
            service
            ?? ___VARIABLE_feature___Service {
                [___VARIABLE_feature___Item(id: "1", title: "First")]
            }
        // ___END___
    }

    var body: some View {
        FeatureHost(route) { navigator in
            ___VARIABLE_feature___Coordinator(
                service: service,
                navigator: navigator,
                onExit: { _ in }
            )
        }
    }
}
#endif
