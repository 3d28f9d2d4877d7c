import SwiftUI

/// Shows a router's stack and, over it, the stacks it presents, each in its own `NavigationStack`.
///
/// There is one destination for all routes, registered at the root: SwiftUI ignores destinations
/// that are declared in a lazy container or on a screen that is not there yet.
public struct NavigationHost<C: Coordinator>: View {
    @Bindable private var router: Router<C.Route>
    private let coordinator: C
    private var close: (() -> Void)?

    public init(router: Router<C.Route>, coordinator: C) {
        _router = Bindable(router)
        self.coordinator = coordinator
    }

    public var body: some View {
        NavigationStack(path: $router.path) {
            screen(for: router.root)
                .toolbar { closeItem }
                .navigationDestination(for: C.Route.self) { screen(for: $0) }
        }
        // ___IF_!iosOnly___
        #if os(macOS)
        .sheet(item: $router.presented) { host(for: $0) }
        #else
        // ___END___
        .sheet(item: $router.sheet) { host(for: $0) }
        .fullScreenCover(item: $router.cover) { host(for: $0) }
        // ___IF_!iosOnly___
        #endif
        // ___END___
    }

    /// The id gives each route its own `@State`, also when one route replaces another in its place.
    private func screen(for route: C.Route) -> some View {
        coordinator.view(for: route).id(route)
    }

    private func host(for presented: Router<C.Route>) -> NavigationHost {
        var host = NavigationHost(router: presented, coordinator: coordinator)
        host.close = { [router] in router.presented = nil }
        return host
    }

    /// A presented stack can always be left: covers have no swipe, nor have the sheets of macOS.
    @ToolbarContentBuilder
    private var closeItem: some ToolbarContent {
        if let close {
            ToolbarItem(placement: .cancellationAction) {
                Button {
                    close()
                } label: {
                    Label {
                        Text("navigation.close", bundle: .module)
                    } icon: {
                        Image(systemName: "xmark")
                    }
                }
            }
        }
    }
}
