import Shared
import SwiftUI

/// Makes the screens of the ___VARIABLE_feature___ feature. The app's router owns one, and asks it
/// for each of the feature's routes.
public struct ___VARIABLE_feature___Router {
    private let service: any ___VARIABLE_feature___ServiceProtocol

    public init() {
        service = ___VARIABLE_feature___Service()
    }

    public init(service: any ___VARIABLE_feature___ServiceProtocol) {
        self.service = service
    }

    @ViewBuilder
    public func view(for route: ___VARIABLE_feature___Route) -> some View {
        switch route {
        case .___VARIABLE_viewKey___:
            ___VARIABLE_view___View(viewModel: .init(service: service))
        }
    }
}
