import Observation

/// Where the user is: a root screen, the screens pushed on it, and the stack presented over them.
///
/// Whoever owns a `NavigationHost` owns one router. A presented stack is a router of its own, so a
/// screen can be pushed inside a sheet. Every move applies to the *front* stack, the one the user
/// is looking at; so a feature need not know whether it is the root, was pushed, or was presented.
@Observable
public final class Router<Route: Hashable & Sendable> {
    public var root: Route
    /// What is pushed on the root, the visible screen last. SwiftUI writes here on the way back.
    public var path: [Route] = []
    public internal(set) var presented: Router?
    /// How this stack is presented; nil for the one at the bottom.
    public let style: PresentationStyle?

    public convenience init(root: Route) {
        self.init(root: root, style: nil)
    }

    private init(root: Route, style: PresentationStyle?) {
        self.root = root
        self.style = style
    }

    /// The stack the user is looking at.
    public var front: Router { presented?.front ?? self }

    public func push(_ route: Route) {
        front.path.append(route)
    }

    public func present(_ route: Route, as style: PresentationStyle = .sheet) {
        front.presented = Router(root: route, style: style)
    }

    /// Leaves the visible screen: goes back one, or closes the front stack when it shows its root.
    public func pop() {
        if front.path.popLast() == nil { dismiss() }
    }

    /// Leaves the visible screen and those before it for as long as `condition` holds, the root of
    /// a presented stack included: so a feature is left, however many of its screens were opened.
    public func pop(while condition: (Route) -> Bool) {
        let stack = front
        let kept = stack.path.lastIndex { !condition($0) }.map { $0 + 1 } ?? 0
        stack.path.removeSubrange(kept...)
        if stack.path.isEmpty, condition(stack.root) { dismiss() }
    }

    public func popToRoot() {
        front.path.removeAll()
    }

    /// Closes the front stack with all that was pushed in it. Nothing happens if none is presented.
    public func dismiss() {
        if let presented, presented.presented != nil {
            presented.dismiss()
        } else {
            presented = nil
        }
    }

    /// Closes what is presented and shows `routes`, each pushed on the one before: for deep links.
    public func open(_ routes: [Route]) {
        presented = nil
        path = routes
    }
}

extension Router: nonisolated Identifiable {}

extension Router {
    /// What `.sheet(item:)` is bound to. Its late `nil` must not close a cover that took its place.
    var sheet: Router? {
        get { presented?.style == .sheet ? presented : nil }
        set { if presented?.style == .sheet { presented = newValue } }
    }

    /// What `.fullScreenCover(item:)` is bound to.
    var cover: Router? {
        get { presented?.style == .cover ? presented : nil }
        set { if presented?.style == .cover { presented = newValue } }
    }
}
