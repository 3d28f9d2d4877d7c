import Shared
import UIKit

/// The host's navigation stack, which the scene delegate puts into its window.
enum HostStack {
    /// Makes the stack, with the feature's first screen on it.
    static func make() -> UINavigationController {
        do {
            try SharedFont.registerAll()
        } catch {
            assertionFailure("a shared font is unusable: \(error)")
        }
        let stack = UINavigationController()
        let navigator = Navigator(router: HostRouter(), navigationController: stack)
        navigator.start(at: .___VARIABLE_featureKey___(.___VARIABLE_viewKey___))
        return stack
    }
}
