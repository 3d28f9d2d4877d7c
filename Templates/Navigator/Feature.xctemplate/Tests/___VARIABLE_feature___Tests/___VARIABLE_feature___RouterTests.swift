// ___IF_traits___
#if Mocks
// ___END___
import Shared
import SharedMocks
import SwiftUI
import Testing

@testable import ___VARIABLE_feature___

@MainActor
struct ___VARIABLE_feature___RouterTests {
    /// Each route, and whether a view is the screen that it must show.
    static let screens: [(___VARIABLE_feature___Route, (any View) -> Bool)] = [
        (.___VARIABLE_viewKey___, { $0.shows(___VARIABLE_view___View.self) })
    ]

    let service: ___VARIABLE_feature___ServiceMock
    let router: ___VARIABLE_feature___Router

    init() {
        service = ___VARIABLE_feature___ServiceMock()
        router = ___VARIABLE_feature___Router(service: service)
    }

    @Test func everyRouteHasItsScreen() {
        for (route, isItsScreen) in Self.screens {
            #expect(isItsScreen(router.view(for: route)), "\(route)")
        }
    }

    @Test func itsScreensAskTheServiceThatItWasGiven() async throws {
        let view = router.view(for: .___VARIABLE_viewKey___)
        let screen = try #require(view.screen(___VARIABLE_view___View.self))
        await screen.viewModel.handle(.appeared)
        #expect(await service.calls == 1)
    }

    @Test func thePackageHasItsOwnBundle() {
        let url = ___VARIABLE_feature___Package.bundle.bundleURL
        let name = url.deletingPathExtension().lastPathComponent
        #expect(name == "___VARIABLE_feature_______VARIABLE_feature___")
    }
}
// ___IF_traits___
#else
import Testing

struct ___VARIABLE_feature___MocksTests {
    @Test(.disabled("what needs mocks is tested with the trait `Mocks`"))
    func screensAreTested() {}
}
#endif
// ___END___
