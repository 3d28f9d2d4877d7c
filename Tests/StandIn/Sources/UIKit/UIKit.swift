// The part of UIKit that navigation around SwiftUI screens needs, with Apple's documented signatures and isolation.
// Built in Swift 5 mode: on Apple platforms the overrides of NSObject.init() come from Objective-C and are exempt from
// the isolation check.
// An optional requirement of an Objective-C protocol is a requirement with a default implementation here.
@_exported import Foundation

@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }
}

@MainActor open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open var isHidden = false
}

@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, @unchecked Sendable {
        case medium = 100
        case large = 101
    }
    open var style: Style
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false
    public init(style: Style) {
        self.style = style
        super.init()
    }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}

public enum UIModalPresentationStyle: Int, @unchecked Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2
}

@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    open var view: UIView! = UIView()
    open var title: String?
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var isModalInPresentation = false
    open fileprivate(set) weak var parent: UIViewController?
    private var presented: UIViewController?
    open var presentedViewController: UIViewController? { presented }
    private weak var presenting: UIViewController?
    /// As in UIKit, asking any controller of a presented hierarchy gives the presenter of that hierarchy.
    open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        guard presentedViewController == nil else { return }  // UIKit logs and ignores it
        presented = viewControllerToPresent
        viewControllerToPresent.presenting = self
        completion?()
    }
    /// Dismisses what this controller presents; else its presenter dismisses it.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let shown = presented {
            shown.presenting = nil
            presented = nil
            completion?()
        } else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
        }
    }
}

@MainActor open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        rootViewController.parent = self
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? viewControllers.last }
    open var isNavigationBarHidden = false

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
        for controller in viewControllers { controller.parent = self }
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
        viewController.parent = self
    }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(viewControllers[(index + 1)...])
        viewControllers.removeSubrange((index + 1)...)
        return popped
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = viewControllers.first else { return nil }
        return popToViewController(root, animated: animated)
    }
}

@MainActor open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
    }
    open weak var windowScene: UIWindowScene?
    open var rootViewController: UIViewController?
    open private(set) var isKeyWindow = false
    open func makeKeyAndVisible() { isKeyWindow = true }
}

@MainActor open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    open var role: Role { .windowApplication }
}

@MainActor open class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    open var delegateClass: AnyClass?
}

@MainActor open class UIScene: UIResponder {
    @MainActor open class ConnectionOptions: NSObject {}
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }
    open private(set) var session: UISceneSession
    open var delegate: (any UISceneDelegate)?
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

@MainActor open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    open class var shared: UIApplication { UIApplication() }
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    init()
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    @MainActor public static func main() {}
}

@MainActor open class UITraitCollection: NSObject {}

/// Finds what an uncompiled asset catalogue of the bundle holds; on Apple platforms the compiled one is asked.
private func asset(_ name: String, _ kind: String, in bundle: Bundle?) -> URL? {
    guard let resources = (bundle ?? .main).resourceURL,
        let files = FileManager.default.enumerator(at: resources, includingPropertiesForKeys: nil)
    else { return nil }
    for case let url as URL in files where url.lastPathComponent == "\(name).\(kind)" { return url }
    return nil
}

open class UIImage: NSObject, @unchecked Sendable {
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard asset(name, "imageset", in: bundle) != nil else { return nil }
        super.init()
    }
}

open class UIColor: NSObject, @unchecked Sendable {
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard asset(name, "colorset", in: bundle) != nil else { return nil }
        super.init()
    }
}
