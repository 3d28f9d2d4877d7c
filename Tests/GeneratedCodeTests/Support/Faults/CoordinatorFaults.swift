extension Fault {
    private static let cart = "FeaturePackages/Cart/"
    private static let appRoot = "FeaturePackages/AppRoot/"

    /// Faults in a workspace of the coordinator architecture with the features Cart and Product. None of them is in a
    /// `body`, which no test evaluates.
    static let coordinator =
        viewModelFaults + makerFaults + routeFaults + serviceFaults + appCoordinatorFaults + servicesFaults
        + homeFaults + manifestFaults + modelFaults
        + widgetFaults(of: "Cart", in: "FeaturePackages/CartWidget/Sources/")

    private static let viewModelFaults: [Fault] = {
        let first = cart + "Sources/Main/Views/CartView+ViewModel.swift"
        let later = cart + "Sources/Main/Views/SummaryView+ViewModel.swift"
        return [
            Fault("view model", in: first, "state: State = .idle", to: "state: State = .loading"),
            Fault("view model", in: first, "guard state == .idle else { return }"),
            Fault("view model", in: first, "guard state == .failed else { return }"),
            Fault("view model", in: first, "            state = .loading\n"),
            Fault("view model", in: first, "Task.isCancelled ? .idle : .failed", to: ".failed"),
            Fault("view model", in: later, "state: State = .idle", to: "state: State = .ready"),
            Fault("view model", in: later, "state = .ready", to: "break"),
            Fault("view model", in: later, "state = .ready", to: "state = .ready; navigator.push(.summary)"),
        ]
    }()

    private static let makerFaults: [Fault] = {
        let file = cart + "Sources/Main/CartCoordinator.swift"
        let first = "CartView(viewModel: .init(service: service, navigator: navigator))"
        let later = "SummaryView(viewModel: .init(navigator: navigator))"
        return [
            Fault("coordinator", in: file, first, to: later),
            Fault("coordinator", in: file, later, to: first),
            Fault(
                "coordinator", in: file, "self.navigator = navigator",
                to: "self.navigator = Router(root: .cart).navigator"),
            Fault("coordinator", in: file, "self.onExit = onExit", to: "self.onExit = { _ in }"),
            Fault("coordinator", in: file, "self.service = service", to: "self.service = CartService { [] }"),
        ]
    }()

    private static let routeFaults: [Fault] = {
        let file = cart + "Sources/Main/CartRoute.swift"
        return [
            Fault("route and link", in: file, "path.removeFirst()"),
            Fault("route and link", in: file, "self = .summary", to: "self = .cart"),
            Fault("route and link", in: file, #"case "summary":"#, to: #"case "sumary":"#),
            Fault("route and link", in: file, "self = .cart", to: "self = .summary"),
        ]
    }()

    private static let serviceFaults: [Fault] = {
        let file = cart + "Sources/Concurrent/CartService.swift"
        return [
            Fault("service", in: file, "loading ?? Task", to: "Task"),
            Fault("service", in: file, "        loading = task\n"),
            Fault("service", in: file, "if loading == task { loading = nil }"),
            Fault("service", in: file, "throw error", to: "return []"),
            Fault("service", in: cart + "Sources/Concurrent/PaymentService.swift", "loading ?? Task", to: "Task"),
            Fault(
                "service", in: cart + "Sources/Mocks/PaymentServiceMock.swift", "results.removeFirst()",
                to: "results[0]"),
        ]
    }()

    private static let modelFaults: [Fault] = {
        let model = cart + "Sources/Concurrent/Models/Order.swift"
        let keys = "enum CodingKeys: String, CodingKey { case id, title = \"name\" }\n"
        return [
            Fault("model", in: model, "self.title = title", to: "self.title = id"),
            Fault("model", in: model, "    public let id: String\n", to: keys + "    public let id: String\n"),
            Fault("model", in: cart + "Sources/Mocks/Order+Fixtures.swift", #"id: "2""#, to: #"id: "1""#),
        ]
    }()

    private static let appCoordinatorFaults: [Fault] = {
        let file = appRoot + "Sources/AppRoot/AppCoordinator.swift"
        let routes = appRoot + "Sources/AppRoot/AppRoute.swift"
        let understood = "guard let routes = [AppRoute](link: url) else { return false }"
        let scoped = "router.navigator.scoped(AppRoute.cart)"
        return [
            Fault("app coordinator", in: file, "cart.view(for: route)", to: "product.view(for: .catalog)"),
            Fault("app coordinator", in: file, "if case .cart = route", to: "if case .product = route"),
            Fault("app coordinator", in: file, "router.open(routes)"),
            Fault("app coordinator", in: file, understood, to: "let routes = [AppRoute](link: url) ?? []"),
            Fault(
                "app coordinator", in: file, scoped, to: "Router(root: AppRoute.home).navigator.scoped(AppRoute.cart)"),
            Fault("app coordinator", in: routes, "self = .cart(route)", to: "self = .home"),
        ]
    }()

    private static let servicesFaults: [Fault] = {
        let file = appRoot + "Sources/AppRoot/AppServices.swift"
        func property(_ name: String, _ type: String) -> Fault {
            let service = "\(type)Service { [] }"
            let declared = "var \(name): any \(type)ServiceProtocol"
            return Fault("services", in: file, "\(declared) =\n        \(service)", to: "\(declared) { \(service) }")
        }
        let coordinator = appRoot + "Sources/AppRoot/AppCoordinator.swift"
        return [
            property("cart", "Cart"),
            property("product", "Product"),
            Fault("services", in: coordinator, "self.services = services", to: "self.services = AppServices()"),
        ]
    }()

    private static let homeFaults: [Fault] = {
        let file = appRoot + "Sources/AppRoot/HomeView.swift"
        let entry =
            "        Entry(\n            route: .cart(.cart),\n            title: CartPackage.title\n        ),\n"
        return [
            Fault("home list", in: file, entry),
            Fault("home list", in: file, "route: .cart(.cart)", to: "route: .home"),
            Fault("home list", in: file, "route: .cart(.cart)", to: "route: .product(.catalog)"),
        ]
    }()

    private static let manifestFaults: [Fault] = {
        let feature = cart + "Package.swift"
        let root = appRoot + "Package.swift"
        let product = #"                .product(name: "Cart", package: "Cart"),"# + "\n"
        return [
            Fault("manifest", in: feature, #"resources: [.process("Resources")],"#),
            Fault("manifest", in: feature, #"path: "Sources/Main","#),
            Fault("manifest", in: root, #"        .package(path: "../Cart"),"# + "\n"),
            // SwiftPM builds the package for its other product, and so finds the module all the same.
            Fault("manifest", in: root, product),
        ]
    }()
    /// Faults in the entries that features which are targets have in the manifest of the app root.
    static let targets: [Fault] = {
        let root = appRoot + "Package.swift"
        let main = #"path: "Features/Cart/Sources/Main","#
        let resources = "            resources: [.process(\"Resources\")],\n"
        let settings = "            swiftSettings: "
        let target = "\(main)\n\(resources)\(settings)mainActor"
        let tests = #"path: "Features/Cart/Tests""#
        return [
            Fault("manifest", in: root, target, to: "\(main)\n\(settings)mainActor"),
            Fault("manifest", in: root, target, to: "\(main)\n\(resources)\(settings)concurrency"),
            Fault("manifest", in: root, main, to: #"path: "Features/Product/Sources/Main","#),
            Fault("manifest", in: root, tests, to: #"path: "Features/Product/Tests""#),
        ]
    }()
}
