import ___VARIABLE_feature___
import Shared
import SwiftUI

/// Makes the screens of the ___VARIABLE_feature___ feature.
///
/// Of a route to another feature it shows the name.
struct HostRouter: RouterProtocol {
    private let router = ___VARIABLE_feature___Router(service: HostRouter.service)

    @ViewBuilder
    func view(for route: Route) -> some View {
        switch route {
        case .___VARIABLE_featureKey___(let route):
            router.view(for: route)
        default:
            Text(verbatim: String(describing: route))
        }
    }

    // ___IF_mocks && traits___
    /// Scripted: the project asks for the trait `Mocks` of the feature's package.
    // ___END___
    // ___IF_mocks && !traits___
    /// Scripted in Debug builds, which the scheme runs and archives; no other build has the mocks.
    // ___END___
    // ___IF_!mocks___
    /// Without mocks, a service with something to show.
    // ___END___
    private static var service: any ___VARIABLE_feature___ServiceProtocol {
        // ___IF_mocks && traits___
        ___VARIABLE_feature___ServiceMock()
        // ___END___
        // ___IF_mocks && !traits___
        #if DEBUG
        ___VARIABLE_feature___ServiceMock()
        #else
        ___VARIABLE_feature___Service {
            [___VARIABLE_feature___Item(id: "1", title: "First")]
        }
        #endif
        // ___END___
        // ___IF_!mocks___
        ___VARIABLE_feature___Service {
            [___VARIABLE_feature___Item(id: "1", title: "First")]
        }
        // ___END___
    }
}
