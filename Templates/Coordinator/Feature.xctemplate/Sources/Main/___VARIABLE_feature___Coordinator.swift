import ___VARIABLE_feature___Concurrent
import Navigation
import SwiftUI

/// Makes the screens of the ___VARIABLE_feature___ feature.
///
/// It owns no navigation state: `navigator` moves the host's stack, `onExit` leaves the feature. A
/// view model is given what it uses of these, never the coordinator.
public final class ___VARIABLE_feature___Coordinator: Coordinator {
    public let navigator: Navigator<___VARIABLE_feature___Route>
    public let onExit: (___VARIABLE_feature___Exit) -> Void
    let service: any ___VARIABLE_feature___ServiceProtocol

    public init(
        service: any ___VARIABLE_feature___ServiceProtocol,
        navigator: Navigator<___VARIABLE_feature___Route>,
        onExit: @escaping (___VARIABLE_feature___Exit) -> Void
    ) {
        self.service = service
        self.navigator = navigator
        self.onExit = onExit
    }

    @ViewBuilder
    public func view(for route: ___VARIABLE_feature___Route) -> some View {
        switch route {
        case .___VARIABLE_viewKey___:
            ___VARIABLE_view___View(viewModel: .init(service: service, navigator: navigator))
        }
    }
}
