// ___IF_traits___
#if Mocks
// ___END___
// ___IF_mocks___
import ___VARIABLE_feature___Mocks
// ___END___
import Navigation
import NavigationTesting
import SwiftUI
import Testing

@testable import ___VARIABLE_feature___

struct ___VARIABLE_feature___CoordinatorTests {
    /// Each route, and whether a view is the screen that it must show.
    static let screens: [(___VARIABLE_feature___Route, (any View) -> Bool)] = [
        (.___VARIABLE_viewKey___, { $0.shows(___VARIABLE_view___View.self) })
    ]

    let route = ___VARIABLE_feature___Route.___VARIABLE_viewKey___
    let router: Router<___VARIABLE_feature___Route>
    let coordinator: ___VARIABLE_feature___Coordinator

    init() {
        router = Router(root: route)
        coordinator = ___VARIABLE_feature___Coordinator(
            service: ___VARIABLE_feature___ServiceMock(),
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

    @Test(arguments: [
        ("", ___VARIABLE_feature___Route.___VARIABLE_viewKey___)
    ])
    func aLinkNamesAScreen(link: String, route: ___VARIABLE_feature___Route) {
        var path = (link.split(separator: "/").map(String.init) + ["rest"])[...]
        #expect(___VARIABLE_feature___Route(path: &path) == route)
        #expect(path == ["rest"])
    }
}
// ___IF_traits___
#else
import Testing

struct ___VARIABLE_feature___MocksTests {
    @Test(.disabled("what needs mocks is tested with `swift test --traits Mocks`"))
    func screensAreTested() {}
}
#endif
// ___END___
