#if DEBUG
import UIKit

/// A navigation stack for tests: pushes and pops at once, and records presentations, for which
/// UIKit would need a window.
public final class RecordingNavigationController: UINavigationController {
    public private(set) var presented: [UIViewController] = []
    public private(set) var dismissals = 0

    /// What this stack seems to be presented by.
    public var presenter: UIViewController?

    /// What this stack seems to present.
    public var presentation: UIViewController?

    public override var presentingViewController: UIViewController? { presenter }

    public override var presentedViewController: UIViewController? { presentation }

    public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        super.pushViewController(viewController, animated: false)
    }

    public override func popViewController(animated: Bool) -> UIViewController? {
        super.popViewController(animated: false)
    }

    public override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        super.popToRootViewController(animated: false)
    }

    public override func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presented.append(viewControllerToPresent)
        completion?()
    }

    public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        completion?()
    }
}
#endif
