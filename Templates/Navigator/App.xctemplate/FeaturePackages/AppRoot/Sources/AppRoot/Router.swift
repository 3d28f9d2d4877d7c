import Shared
import SwiftUI

/// Knows all features: it hands each route to the router of the feature that owns it.
struct Router: RouterProtocol {
    private let main = MainRouter()

    @ViewBuilder
    func view(for route: Route) -> some View {
        switch route {
        case .main(let route):
            main.view(for: route)
        }
    }
}
