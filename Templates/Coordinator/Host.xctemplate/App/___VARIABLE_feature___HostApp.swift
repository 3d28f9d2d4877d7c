import ___VARIABLE_feature___
import ___VARIABLE_feature___Concurrent
// ___IF_mocks && traits___
import ___VARIABLE_feature___Mocks
// ___END___
import Navigation
import SwiftUI

// ___IF_mocks && !traits___
#if DEBUG
import ___VARIABLE_feature___Mocks
#endif

// ___END___
/// Runs the ___VARIABLE_feature___ feature alone, for its team and for early testers.
@main
struct ___VARIABLE_feature___HostApp: App {
    var body: some Scene {
        WindowGroup {
            FeatureHost(.___VARIABLE_viewKey___) { navigator in
                ___VARIABLE_feature___Coordinator(
                    service: Self.service,
                    navigator: navigator,
                    onExit: { _ in }
                )
            }
        }
    }

    // ___IF_mocks && traits___
    /// Scripted: the project asks for the trait `Mocks` of the feature's package.
    // ___END___
    // ___IF_mocks && !traits___
    /// Scripted in Debug builds, which the scheme runs and archives; no other build has the mocks.
    // ___END___
    // ___IF_!mocks___
    /// Without mocks, a service with something to show.
    // ___END___
    private static var service: any ___VARIABLE_feature___ServiceProtocol {
        // ___IF_mocks && traits___
        ___VARIABLE_feature___ServiceMock()
        // ___END___
        // ___IF_mocks && !traits___
        #if DEBUG
        ___VARIABLE_feature___ServiceMock()
        #else
        ___VARIABLE_feature___Service {
            [___VARIABLE_feature___Item(id: "1", title: "First")]
        }
        #endif
        // ___END___
        // ___IF_!mocks___
        ___VARIABLE_feature___Service {
            [___VARIABLE_feature___Item(id: "1", title: "First")]
        }
        // ___END___
    }
}
