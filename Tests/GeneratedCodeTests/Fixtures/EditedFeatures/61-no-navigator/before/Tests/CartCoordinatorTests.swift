import CartMocks
import Navigation
import NavigationTesting
import SwiftUI
import Testing

@testable import Cart

struct CartCoordinatorTests {
    /// Each route, and whether a view is the screen that it must show.
    static let screens: [(CartRoute, (any View) -> Bool)] = [
        (.cart, { $0.shows(CartView.self) })
    ]

    let route = CartRoute.cart
    let router: Router<CartRoute>
    let coordinator: CartCoordinator

    init() {
        router = Router(root: route)
        coordinator = CartCoordinator(
            service: CartServiceMock(),
            navigator: router.navigator,
            onExit: { _ in }
        )
    }

    @Test func everyRouteHasItsScreen() {
        for (route, isItsScreen) in Self.screens {
            #expect(isItsScreen(coordinator.view(for: route)), "\(route)")
        }
    }

    @Test func itsMovesReachItsHost() {
        coordinator.moves.push(route)
        coordinator.moves.present(route)
        #expect(
            router.stacks == [
                StackState(root: route, path: [route]),
                StackState(root: route, style: .sheet),
            ]
        )
        coordinator.moves.dismiss()
        coordinator.moves.pop()
        #expect(router.stacks == [StackState(root: route)])
    }

    @Test(arguments: [
        ("", CartRoute.cart)
    ])
    func aLinkNamesAScreen(link: String, route: CartRoute) {
        var path = (link.split(separator: "/").map(String.init) + ["rest"])[...]
        #expect(CartRoute(path: &path) == route)
        #expect(path == ["rest"])
    }
}
