import CartMocks
import Navigation
import NavigationTesting
import SwiftUI
import Testing

@testable import Cart

struct CartCoordinatorTests {
    /// Each route, and whether a view is the screen that it must show.
    static func shows(_ view: any View, for route: CartRoute) -> Bool {
        view.shows(CartView.self)
    }

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
        #expect(Self.shows(coordinator.view(for: .cart), for: .cart))
    }

    @Test func itsMovesReachItsHost() {
        coordinator.navigator.push(route)
        coordinator.navigator.present(route)
        #expect(
            router.stacks == [
                StackState(root: route, path: [route]),
                StackState(root: route, style: .sheet),
            ]
        )
        coordinator.navigator.dismiss()
        coordinator.navigator.pop()
        #expect(router.stacks == [StackState(root: route)])
    }

    @Test func aLinkNamesAScreen() {
        let route = CartRoute.cart
        var path = ["rest"][...]
        #expect(CartRoute(path: &path) == route)
        #expect(path == ["rest"])
    }
}
