/// What a feature may do to the stack that shows it, in the feature's own routes.
///
/// A feature never sees its host's router. The host makes a navigator that wraps the feature's
/// routes in its own:
///
///     CartCoordinator(navigator: router.navigator.scoped(AppRoute.cart))
///
/// The host's path stays one typed array, here `[AppRoute]`, though several features push onto it.
public struct Navigator<Route> {
    fileprivate let forward: (Route, PresentationStyle?) -> Void
    fileprivate let back: (Back) -> Void

    public func push(_ route: Route) { forward(route, nil) }
    public func present(_ route: Route, as style: PresentationStyle = .sheet) {
        forward(route, style)
    }
    public func pop() { back(.pop) }
    public func popToRoot() { back(.popToRoot) }
    public func dismiss() { back(.dismiss) }

    /// A navigator for routes that are part of this one's; `embed` is usually an enum case.
    public func scoped<Child>(_ embed: @escaping (Child) -> Route) -> Navigator<Child> {
        Navigator<Child>(forward: { forward(embed($0), $1) }, back: back)
    }
}

private enum Back { case pop, popToRoot, dismiss }

extension Router {
    /// The moves of this router, without its state.
    public var navigator: Navigator<Route> {
        Navigator { route, style in
            if let style { self.present(route, as: style) } else { self.push(route) }
        } back: { move in
            switch move {
            case .pop: self.pop()
            case .popToRoot: self.popToRoot()
            case .dismiss: self.dismiss()
            }
        }
    }
}
