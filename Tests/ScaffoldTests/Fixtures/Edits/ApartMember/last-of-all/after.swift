final class AppCoordinator {
    init() {}

    private lazy var services = AppServices()

    private(set) lazy var product =
        ProductCoordinator(
            service: services.product
        )
}
