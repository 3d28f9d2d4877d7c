import Shared
import SharedMocks
import Testing
import UIKit

@testable import AppRoot

@MainActor
struct RouterTests {
    @Test func theAppStartsOnTheHomePage() {
        #expect(AppStack.make().viewControllers.count == 1)
    }

    @Test(arguments: [
        Route.main(.home)
    ])
    func everyRouteCanBePushedAndPresented(route: Route) {
        let stack = RecordingNavigationController()
        let navigator = Navigator(router: Router(), navigationController: stack)
        navigator.start(at: .main(.home))
        navigator.navigate(to: route)
        navigator.navigate(to: route, transition: .sheet)
        #expect(stack.viewControllers.count == 2)
        #expect(stack.presented.count == 1)
    }

    @Test func theHomePageOffersEachPlaceOnceAndNotItself() {
        let routes = HomePage.destinations.map(\.route)
        #expect(Set(routes).count == routes.count)
        #expect(!routes.contains(.main(.home)))
    }
}
