extension Fault {
    private static let library = "MyAppLibrary/"
    private static let root = library + "Root/Sources/"
    private static let onboarding = library + "Features/Onboarding/Sources/"

    /// Faults in a workspace of the microapp architecture with the features Onboarding and DailySummary.
    ///
    /// What a `body` says is not among them, as nothing evaluates it, nor how a button of the design system looks.
    static let microapp =
        appCoordinatorFaults + homeFaults + featureFaults + screenFaults + designSystemFaults
        + serviceFaults(
            "PaymentService", in: onboarding + "PaymentService.swift",
            mock: onboarding + "Mocks/PaymentServiceMock.swift")
        + modelFaults(in: onboarding + "Models/Order.swift")
        + widgetFaults(of: "Onboarding", in: library + "Widgets/OnboardingWidget/Sources/")

    private static let appCoordinatorFaults: [Fault] = {
        let file = root + "AppCoordinator.swift"
        let branch = "OnboardingView(\n                items: OnboardingItem.samples"
        let other = "DailySummaryView(\n                items: DailySummaryItem.samples"
        return [
            Fault("app coordinator", in: file, "path.append(route)", to: "path = NavigationPath([route])"),
            Fault("app coordinator", in: file, "sheet = route", to: "path.append(route)"),
            Fault("app coordinator", in: file, "if sheet != nil {", to: "if sheet != nil && path.isEmpty {"),
            Fault(
                "app coordinator", in: file, "path = NavigationPath()\n        }", to: "path.removeLast()\n        }"),
            Fault("app coordinator", in: file, branch, to: other),
            Fault("app coordinator", in: file, "onFinish: finish", to: "onFinish: {}"),
            Fault("app coordinator", in: root + "AppRoute.swift", "Self { self }", to: "Self { .home }"),
        ]
    }()

    private static let homeFaults: [Fault] = {
        let file = root + "HomeView.swift"
        let title = "            title: \"home.onboarding\",\n"
        let entry = "        Destination(\n" + title + "            route: .onboarding\n        ),\n"
        return [
            Fault("home list", in: file, entry),
            Fault("home list", in: file, "route: .onboarding", to: "route: .dailySummary"),
            Fault("home list", in: file, "route: .onboarding", to: "route: .home"),
        ]
    }()

    private static let featureFaults: [Fault] = {
        let screens = onboarding + "OnboardingScreens.swift"
        let view = onboarding + "OnboardingView.swift"
        let first = "ItemsView(viewModel: .init(items: items, onFinish: onFinish))"
        let given = "OnboardingScreens(items: items, onFinish: onFinish)"
        return [
            Fault("feature", in: screens, first, to: "PermissionsView()"),
            Fault("feature", in: screens, "PermissionsView()", to: first),
            Fault("feature", in: screens, "onFinish: onFinish", to: "onFinish: {}"),
            Fault("feature", in: view, given, to: "OnboardingScreens(items: [], onFinish: onFinish)"),
            Fault("feature", in: view, given, to: "OnboardingScreens(items: items, onFinish: {})"),
            Fault("feature", in: onboarding + "OnboardingModule.swift", "= Bundle.module", to: "= Bundle.main"),
        ]
    }()

    private static let screenFaults: [Fault] = {
        let first = onboarding + "Views/ItemsView+ViewModel.swift"
        let later = onboarding + "Views/PermissionsView+ViewModel.swift"
        let items = onboarding + "Models/OnboardingItem.swift"
        return [
            Fault("view model", in: first, "formSymmetricDifference([id])", to: "formUnion([id])"),
            Fault("view model", in: first, "unfolded.formSymmetricDifference([id])", to: "unfolded = [id]"),
            Fault("view model", in: first, "                onFinish()", to: "                break"),
            Fault("view model", in: first, "case .selected(let id):\n", to: "case .selected(let id):\n onFinish()\n"),
            Fault("view model", in: later, "                close()", to: "                break"),
            Fault("view model", in: later, "                close()", to: "                close()\n close()"),
            Fault("model", in: items, "id: \"second\"", to: "id: \"first\""),
        ]
    }()

    private static let designSystemFaults: [Fault] = {
        let tokens = library + "Foundation/DesignSystem/Sources/Tokens/"
        return [
            Fault("design system", in: tokens + "ColorToken.swift", "= \"DesignSystemBrand\"", to: "= \"Brand\""),
            Fault("design system", in: tokens + "ColorToken.swift", "bundle: .module", to: "bundle: nil"),
            Fault(
                "design system", in: tokens + "ColorToken.swift", "Color(token: .onBrand)", to: "Color(token: .brand)"),
            Fault("design system", in: tokens + "Spacing.swift", "CGFloat = 16", to: "CGFloat = 160"),
            Fault("design system", in: tokens + "CornerRadius.swift", "CGFloat = 12", to: "CGFloat = 21"),
        ]
    }()
}
