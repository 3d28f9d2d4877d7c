import Foundation
import Navigation
import NavigationTesting
import Testing

@testable import AppRoot

struct AppCoordinatorTests {
    let coordinator = AppCoordinator(services: AppServices())

    @Test func startsAtHome() {
        #expect(coordinator.router.stacks == [StackState(root: .home)])
        #expect(coordinator.view(for: .home).shows(HomeView.self))
    }

    @Test func aLinkThatIsNotUnderstoodChangesNothing() throws {
        coordinator.router.push(.home)
        let url = try #require(URL(string: "___VARIABLE_linkScheme___://no-such-feature"))
        #expect(!coordinator.open(url))
        #expect(coordinator.router.path == [.home])
    }

    @Test func homeOffersEachFeatureOnce() {
        let routes = HomeView.entries.map(\.route)
        #expect(Set(routes).count == routes.count)
        #expect(!routes.contains(.home))
    }

    @Test func aClosedWindowIsFreed() {
        weak var freed: AppCoordinator?
        do {
            let coordinator = AppCoordinator(services: AppServices())
            for entry in HomeView.entries { _ = coordinator.view(for: entry.route) }
            freed = coordinator
        }
        #expect(freed == nil)
    }
}
