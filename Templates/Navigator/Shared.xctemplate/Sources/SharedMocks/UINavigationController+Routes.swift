#if DEBUG
import Shared
import SwiftUI
import UIKit

extension UINavigationController {
    /// The routes of the screens on this stack, the first screen first, as far as a navigator put
    /// them there.
    public var routes: [Route] {
        viewControllers.compactMap { ($0 as? UIHostingController<RoutedScreen>)?.rootView.route }
    }
}
#endif
