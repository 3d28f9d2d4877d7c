import Foundation
import Navigation
import SwiftUI

/// The root of one stack, a window's or a tab's: owns where the user is, makes the features'
/// coordinators, and decides where their exits lead.
///
/// SwiftUI may make one and throw it away, so `init` does no work.
public final class AppCoordinator: Coordinator {
    public let router: Router<AppRoute>
    private let services: AppServices

    public init(services: AppServices, root: AppRoute = .home) {
        self.services = services
        router = Router(root: root)
    }

    @ViewBuilder
    public func view(for route: AppRoute) -> some View {
        switch route {
        case .home:
            HomeView()
        }
    }

    /// Shows what a link names; false, and no change, if the link is not understood.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard let routes = [AppRoute](link: url) else { return false }
        router.open(routes)
        return true
    }
}
