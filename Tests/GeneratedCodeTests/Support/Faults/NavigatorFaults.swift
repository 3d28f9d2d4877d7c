extension Fault {
    private static let shared = "SharedPackages/Shared/Sources/Shared/"
    private static let appRoot = "FeaturePackages/AppRoot/Sources/AppRoot/"
    private static let cart = "FeaturePackages/Cart/Sources/Cart/"

    /// Faults in a workspace of the navigator architecture with the features Cart and Product.
    ///
    /// What a `body` says is not among them, as nothing evaluates it: that a screen hands its navigator to the
    /// environment, what its buttons do, when it appears.
    static let navigator =
        transitionFaults + stackFaults + sharedResourceFaults + appRootFaults + routerFaults + screenFaults
        + partFaults

    /// One stack: start, push, pop, pop to root, close.
    private static let stackFaults: [Fault] = {
        let file = shared + "Navigation/Navigator.swift"
        let push = "pushViewController(screen(for: route), animated:"
        let set = "setViewControllers([screen(for: route)], animated:"
        return [
            Fault("stack", in: file, set, to: push),
            Fault("stack", in: file, push, to: set),
            Fault("stack", in: file, "popViewController(animated:", to: "popToRootViewController(animated:"),
            Fault("stack", in: file, "popToRootViewController(animated:", to: "popViewController(animated:"),
            Fault("stack", in: file, "viewControllers.count > 1", to: "viewControllers.count > 2"),
            Fault("stack", in: file, "viewControllers.count > 1", to: "viewControllers.count > 0"),
            Fault("stack", in: file, "presentingViewController != nil", to: "presentingViewController == nil"),
            Fault("stack", in: file, "private(set) weak var", to: "private(set) var"),
        ]
    }()

    /// Sheets and covers, each a stack of its own.
    private static let transitionFaults: [Fault] = {
        let file = shared + "Navigation/Navigator.swift"
        let ownNavigator = "Navigator(router: router, navigationController: stack).start(at: route)"
        return [
            Fault("transition", in: file, "Transition = .push", to: "Transition = .sheet"),
            Fault("transition", in: file, "style: .pageSheet", to: "style: .fullScreen"),
            Fault("transition", in: file, "style: .fullScreen", to: "style: .pageSheet"),
            Fault("transition", in: file, ownNavigator),
            Fault(
                "transition", in: file, ownNavigator,
                to: "stack.setViewControllers([screen(for: route)], animated: false)"),
            Fault("transition", in: file, ".start(at: route)", to: ".start(at: .main(.home))"),
            Fault("transition", in: file, "presenter = presented\n", to: "_ = presented; break\n"),
            Fault(
                "transition", in: file, "navigationController?.dismiss(",
                to: "navigationController?.presentedViewController?.dismiss("),
        ]
    }()

    private static let sharedResourceFaults: [Fault] = {
        let image = shared + "Images/SharedImage.swift"
        let font = shared + "Fonts/SharedFont.swift"
        let registration = shared + "Fonts/SharedFont+Registration.swift"
        return [
            Fault("shared resources", in: image, "case welcome", to: "case welcome = \"Welcome\""),
            Fault("shared resources", in: image, "bundle: .module", to: "bundle: nil"),
            Fault("shared resources", in: font, "SharedDisplay-Regular", to: "SharedDisplay"),
            Fault("shared resources", in: font, "custom(font.rawValue", to: "custom(\"\\(font)\""),
            Fault("shared resources", in: registration, "in allCases {", to: "in allCases.dropFirst() {"),
            Fault("shared resources", in: registration, "throw RegistrationError.missing(name)", to: "return"),
            Fault("shared resources", in: registration, "== known { return }", to: "!= known { return }"),
            Fault("shared resources", in: shared + "SharedPackage.swift", "Bundle.module", to: "Bundle.main"),
        ]
    }()

    private static let appRootFaults: [Fault] = {
        let home = appRoot + "HomePage.swift"
        let entry =
            "        Destination(\n            title: \"home.cart\",\n            route: .cart(.cart)\n        ),\n"
        return [
            Fault(
                "app root", in: appRoot + "AppStack.swift", "try SharedFont.registerAll()",
                to: "try Task.checkCancellation()"),
            Fault("app root", in: appRoot + "AppStack.swift", ".start(at: .main(.home))", to: ".pop()"),
            Fault("app root", in: appRoot + "Router.swift", "cart.view(for: route)", to: "product.view(for: .catalog)"),
            Fault("app root", in: appRoot + "Router.swift", "main.view(for: route)", to: "EmptyView()"),
            Fault("app root", in: home, entry),
            Fault("app root", in: home, "route: .cart(.cart)", to: "route: .product(.catalog)"),
            Fault("app root", in: home, "route: .cart(.cart)", to: "route: .main(.home)"),
        ]
    }()

    private static let routerFaults: [Fault] = {
        let file = cart + "CartRouter.swift"
        let first = "CartView(viewModel: .init(service: service))"
        let resources = "resources: [.process(\"Resources\")],"
        return [
            Fault("router", in: file, first, to: "SummaryView()"),
            Fault("router", in: file, "SummaryView()", to: first),
            Fault("router", in: file, "self.service = service", to: "self.service = CartService()"),
            Fault("router", in: file, ".init(service: service)", to: ".init(service: CartService())"),
            Fault("router", in: "FeaturePackages/Cart/Package.swift", resources),
        ]
    }()

    private static let screenFaults: [Fault] = {
        let first = cart + "Views/CartView+ViewModel.swift"
        let later = cart + "Views/SummaryView+ViewModel.swift"
        return [
            Fault("view model", in: first, "guard state == .idle else { return }"),
            Fault("view model", in: first, "guard state == .failed else { return }"),
            Fault("view model", in: first, "            state = .loading\n"),
            Fault("view model", in: first, "state = .failed", to: "state = .idle"),
            Fault("view model", in: first, "service.items()", to: "service.items().reversed()"),
            Fault("view model", in: later, "                close()", to: "                break"),
            Fault("view model", in: later, "                close()", to: "                close()\n close()"),
        ]
    }()

    private static let partFaults =
        serviceFaults(
            "CartService", in: cart + "CartService.swift", mock: cart + "Mocks/CartServiceMock.swift")
        + serviceFaults(
            "PaymentService", in: cart + "PaymentService.swift", mock: cart + "Mocks/PaymentServiceMock.swift")
        + modelFaults(in: cart + "Models/Order.swift")
        + [Fault("model", in: cart + "Mocks/Order+Fixtures.swift", "id: \"2\"", to: "id: \"1\"")]
}
