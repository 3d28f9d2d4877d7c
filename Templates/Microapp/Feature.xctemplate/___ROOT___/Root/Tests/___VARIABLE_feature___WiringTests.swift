import Testing

@testable import AppRoot
@testable import ___VARIABLE_feature___

/// How the app root and the ___VARIABLE_feature___ feature are connected.
@MainActor
struct ___VARIABLE_feature___WiringTests {
    let coordinator = AppCoordinator()
    let route = AppRoute.___VARIABLE_featureKey___

    @Test func finishingLeavesIt() throws {
        let view = coordinator.view(for: route)
        let feature = try #require(view.screen(___VARIABLE_feature___View.self))
        coordinator.present(route)
        feature.screens.onFinish()
        #expect(coordinator.sheet == nil)
    }
    // ___IF_hasHomeEntry___

    @Test func theHomeScreenOffersIt() {
        #expect(AppRoot.HomeView.destinations.map(\.route).contains(route))
    }
    // ___END___
}
