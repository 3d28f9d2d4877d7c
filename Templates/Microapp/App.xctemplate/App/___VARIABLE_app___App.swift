import AppRoot
import SwiftUI

@main
struct ___VARIABLE_app___App: App {
    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}
