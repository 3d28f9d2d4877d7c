final class AppCoordinator {
    private let services: AppServices

    private(set) lazy var product =
        ProductCoordinator(
            service: services.product
        )

    // Make it.
    init(services: AppServices) {
        self.services = services
    }
}
