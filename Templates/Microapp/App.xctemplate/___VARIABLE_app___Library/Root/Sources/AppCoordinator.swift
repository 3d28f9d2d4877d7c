import Observation
import SwiftUI

/// Makes the features and moves between them. What they do is theirs.
@Observable
final class AppCoordinator {
    /// Type-erased, as a feature pushes its own routes onto it.
    var path = NavigationPath()
    var sheet: AppRoute?

    func push(_ route: AppRoute) {
        path.append(route)
    }

    func present(_ route: AppRoute) {
        sheet = route
    }

    /// Leaves the feature in front: the sheet if there is one, else all that is pushed.
    func finish() {
        if sheet != nil {
            sheet = nil
        } else {
            path = NavigationPath()
        }
    }

    @ViewBuilder
    func view(for route: AppRoute) -> some View {
        switch route {
        case .home:
            HomeView(coordinator: self)
        }
    }
}
