import Shared
import SharedMocks
import SwiftUI
import Testing
import UIKit

@testable import ___VARIABLE_feature___

@MainActor
struct ___VARIABLE_feature___RouterTests {
    // ___IF_wire___
    /// What the app's router does for this feature.
    @MainActor
    struct Router: RouterProtocol {
        let ___VARIABLE_featureCase___ = ___VARIABLE_feature___Router(
            service: ___VARIABLE_feature___ServiceMock()
        )

        @ViewBuilder
        func view(for route: Route) -> some View {
            if case .___VARIABLE_featureKey___(let route) = route {
                ___VARIABLE_featureCase___.view(for: route)
            }
        }
    }

    // ___END___
    @Test(arguments: [
        ___VARIABLE_feature___Route.___VARIABLE_viewKey___
    ])
    func everyRouteCanBePushedAndPresented(route: ___VARIABLE_feature___Route) {
        // ___IF_wire___
        let stack = RecordingNavigationController()
        let navigator = Navigator(router: Router(), navigationController: stack)
        navigator.start(at: .___VARIABLE_featureKey___(route))
        navigator.navigate(to: .___VARIABLE_featureKey___(route))
        navigator.navigate(to: .___VARIABLE_featureKey___(route), transition: .sheet)
        // ___ELSE___
        let router = ___VARIABLE_feature___Router(
            service: ___VARIABLE_feature___ServiceMock()
        )
        let stack = RecordingNavigationController()
        for _ in 0..<2 {
            let screen = router.view(for: route).previewNavigation()
            stack.pushViewController(UIHostingController(rootView: screen), animated: false)
        }
        let screen = router.view(for: route).previewNavigation()
        stack.present(UIHostingController(rootView: screen), animated: false)
        // ___END___
        #expect(stack.viewControllers.count == 2)
        #expect(stack.presented.count == 1)
    }

    @Test func thePackageHasItsOwnBundle() {
        let url = ___VARIABLE_feature___Package.bundle.bundleURL
        let name = url.deletingPathExtension().lastPathComponent
        #expect(name == "___VARIABLE_feature_______VARIABLE_feature___")
    }
}
