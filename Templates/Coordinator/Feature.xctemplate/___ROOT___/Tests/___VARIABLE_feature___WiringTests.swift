// ___IF_hasLink___
import Foundation
// ___END___
import Navigation
import NavigationTesting
import Testing

@testable import AppRoot
@testable import ___VARIABLE_feature___

/// How the app root and the ___VARIABLE_feature___ feature are connected.
struct ___VARIABLE_feature___WiringTests {
    let services: AppServices
    let coordinator: AppCoordinator
    let route = AppRoute.___VARIABLE_featureKey___(.___VARIABLE_viewKey___)

    init() {
        services = AppServices()
        coordinator = AppCoordinator(services: services)
    }

    @Test func itWorksWithTheAppsService() {
        let service = services.___VARIABLE_featureKey___
        #expect(coordinator.___VARIABLE_featureKey___.service === service)
    }

    // ___IF_hasHomeEntry___
    @Test func homeOffersIt() {
        #expect(AppRoot.HomeView.entries.map(\.route).contains(route))
    }

    // ___END___
    @Test func itsScreensAreShown() {
        // ___IF_view == Home || view == App___
        #expect(coordinator.view(for: route).shows(___VARIABLE_feature___.___VARIABLE_view___View.self))
        // ___ELSE___
        #expect(coordinator.view(for: route).shows(___VARIABLE_view___View.self))
        // ___END___
    }

    @Test func itsMovesReachTheAppsStack() {
        coordinator.___VARIABLE_featureKey___.navigator.push(.___VARIABLE_viewKey___)
        #expect(coordinator.router.path == [route])
    }

    // ___IF_hasLink___
    @Test func aLinkOpensIt() throws {
        let link = "___VARIABLE_linkScheme___://___VARIABLE_featureKey___"
        let url = try #require(URL(string: link))
        #expect(coordinator.open(url))
        #expect(coordinator.router.stacks == [StackState(root: .home, path: [route])])
    }

    // ___END___
    @Test func finishingLeavesItHoweverItIsShown() {
        let before = [StackState(root: AppRoute.home, path: [.home])]
        coordinator.router.open([.home, route, route])
        coordinator.___VARIABLE_featureKey___.onExit(.finished)
        #expect(coordinator.router.stacks == before)
        coordinator.router.present(route)
        coordinator.___VARIABLE_featureKey___.onExit(.finished)
        #expect(coordinator.router.stacks == before)
    }
}
