import Shared
import SharedMocks
import Testing

@testable import AppRoot
@testable import ___VARIABLE_feature___

/// How the app root and the ___VARIABLE_feature___ feature are connected.
@MainActor
struct ___VARIABLE_feature___WiringTests {
    let route = Route.___VARIABLE_featureKey___(.___VARIABLE_viewKey___)

    @Test func itsScreensAreShown() {
        #expect(Router().view(for: route).shows(___VARIABLE_view___View.self))
    }
    // ___IF_hasHomeEntry___

    @Test func theHomePageOffersIt() {
        #expect(HomePage.destinations.map(\.route).contains(route))
    }
    // ___END___
}
