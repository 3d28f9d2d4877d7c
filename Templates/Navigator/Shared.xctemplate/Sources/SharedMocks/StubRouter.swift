#if DEBUG
import Shared
import SwiftUI
import UIKit

/// Shows a route's name in place of its screen, so that a feature can be previewed and tested
/// without the others.
public struct StubRouter: RouterProtocol {
    public init() {}

    public func view(for route: Route) -> some View {
        Text(verbatim: String(describing: route))
    }
}

extension View {
    /// Gives a preview the navigator that the screen expects; it leads nowhere.
    public func previewNavigation() -> some View {
        let stack = UINavigationController()
        return environmentObject(Navigator(router: StubRouter(), navigationController: stack))
    }
}
#endif
