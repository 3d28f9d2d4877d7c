import Combine
import SwiftUI
import UIKit

/// Moves between the screens of one navigation stack. Every screen finds it in its environment.
///
/// A sheet or a full-screen cover gets a stack of its own, and with it a navigator of its own: a
/// screen in it pushes onto that stack, and `dismiss()` closes it. So no screen needs to know how
/// it was shown.
///
/// It publishes nothing: `ObservableObject` is what the environment asks for before iOS 17.
public final class Navigator: ObservableObject {
    /// Weak, as the stack owns its screens, and these own the navigator through the environment.
    public private(set) weak var navigationController: UINavigationController?

    private let router: any RouterProtocol

    public init(router: any RouterProtocol, navigationController: UINavigationController) {
        self.router = router
        self.navigationController = navigationController
    }

    /// Makes `route` the stack's only screen.
    public func start(at route: Route) {
        navigationController?.setViewControllers([screen(for: route)], animated: false)
    }

    /// Shows `route` over what is there: on this stack, or on a new one in a sheet or a cover.
    public func navigate(to route: Route, transition: Transition = .push, animated: Bool = true) {
        switch transition {
        case .push:
            navigationController?.pushViewController(screen(for: route), animated: animated)
        case .sheet:
            present(route, style: .pageSheet, animated: animated)
        case .fullScreen:
            present(route, style: .fullScreen, animated: animated)
        }
    }

    /// Leaves the top screen, unless it is the stack's only one.
    public func pop(animated: Bool = true) {
        navigationController?.popViewController(animated: animated)
    }

    /// Leaves all screens but the stack's first one.
    public func popToRoot(animated: Bool = true) {
        navigationController?.popToRootViewController(animated: animated)
    }

    /// Closes what this stack presents; if it presents nothing, the sheet or cover that this stack
    /// is in.
    public func dismiss(animated: Bool = true) {
        navigationController?.dismiss(animated: animated)
    }

    /// Leaves the top screen, however it was shown: pops it, or dismisses its stack when it is the
    /// first of a modal one.
    public func close(animated: Bool = true) {
        guard let navigationController else { return }
        if navigationController.viewControllers.count > 1 {
            pop(animated: animated)
        } else if navigationController.presentingViewController != nil {
            dismiss(animated: animated)
        }
    }

    private func present(_ route: Route, style: UIModalPresentationStyle, animated: Bool) {
        let stack = UINavigationController()
        stack.modalPresentationStyle = style
        Navigator(router: router, navigationController: stack).start(at: route)

        // UIKit ignores a controller that is already presenting, so the topmost one presents.
        var presenter: UIViewController? = navigationController
        while let presented = presenter?.presentedViewController {
            presenter = presented
        }
        presenter?.present(stack, animated: animated)
    }

    private func screen(for route: Route) -> UIViewController {
        let content = AnyView(router.view(for: route))
        return UIHostingController(
            rootView: RoutedScreen(route: route, navigator: self, content: content)
        )
    }
}
