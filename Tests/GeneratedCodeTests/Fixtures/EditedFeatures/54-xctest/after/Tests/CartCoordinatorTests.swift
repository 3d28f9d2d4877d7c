import CartMocks
import Navigation
import NavigationTesting
import SwiftUI
import XCTest

@testable import Cart

nonisolated final class CartCoordinatorTests: XCTestCase {
    /// Each route, and whether a view is the screen that it must show.
    @MainActor static let screens: [(CartRoute, (any View) -> Bool)] = [
        (.cart, { $0.shows(CartView.self) }),
        (.summary, { $0.shows(SummaryView.self) }),
    ]

    @MainActor func testEveryRouteHasItsScreen() {
        let router = Router(root: CartRoute.cart)
        let coordinator = CartCoordinator(
            service: CartServiceMock(),
            navigator: router.navigator,
            onExit: { _ in }
        )
        for (route, isItsScreen) in Self.screens {
            XCTAssert(isItsScreen(coordinator.view(for: route)), "\(route)")
        }
    }
}
