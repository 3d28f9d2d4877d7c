import SwiftUI
import Testing

@testable import AppRoot

@MainActor
struct AppCoordinatorTests {
    let coordinator = AppCoordinator()

    @Test func pushingAddsToTheStack() {
        #expect(coordinator.path.isEmpty)
        coordinator.push(.home)
        coordinator.push(.home)
        #expect(coordinator.path.count == 2)
        #expect(coordinator.sheet == nil)
    }

    @Test func presentingLeavesTheStackAsItIs() {
        coordinator.present(.home)
        #expect(coordinator.sheet == .home)
        #expect(coordinator.path.isEmpty)
    }

    @Test func finishingClosesTheSheetFirst() {
        coordinator.push(.home)
        coordinator.present(.home)
        coordinator.finish()
        #expect(coordinator.sheet == nil)
        #expect(coordinator.path.count == 1)
    }

    @Test func finishingLeavesAllScreensOfAPushedFeature() {
        coordinator.push(.home)
        coordinator.push(.home)
        coordinator.finish()
        #expect(coordinator.path.isEmpty)
    }

    @Test(arguments: [
        AppRoute.home
    ])
    func everyRouteCanBeOpenedAndFinished(route: AppRoute) {
        coordinator.present(route)
        #expect(coordinator.sheet?.id == route)
        coordinator.finish()
        #expect(coordinator.sheet == nil)
    }

    @Test func theHomeScreenIsShown() {
        #expect(coordinator.view(for: .home).shows(HomeView.self))
    }

    @Test func theHomeScreenOffersEachPlaceOnceAndNotItself() {
        let routes = HomeView.destinations.map(\.route)
        #expect(Set(routes).count == routes.count)
        #expect(!routes.contains(.home))
    }
}
