import ___VARIABLE_feature___
import ___VARIABLE_feature___Concurrent
import Navigation
import SwiftUI

// ___IF_mocks___
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

    // ___IF_mocks___
    /// Scripted in Debug builds, which the scheme runs and archives; no other build has the mocks.
    // ___ELSE___
    /// Without mocks, a service with something to show.
    // ___END___
    private static var service: any ___VARIABLE_feature___ServiceProtocol {
        // ___IF_mocks___
        #if DEBUG
        ___VARIABLE_feature___ServiceMock()
        #else
        ___VARIABLE_feature___Service {
            [___VARIABLE_feature___Item(id: "1", title: "First")]
        }
        #endif
        // ___ELSE___
        ___VARIABLE_feature___Service {
            [___VARIABLE_feature___Item(id: "1", title: "First")]
        }
        // ___END___
    }
}
