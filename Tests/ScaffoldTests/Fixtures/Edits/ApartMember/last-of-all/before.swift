final class AppCoordinator {
    init() {}

    private lazy var services = AppServices()
}
