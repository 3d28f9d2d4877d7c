final class AppCoordinator {
    let router: Router
    private let services: AppServices

    private(set) lazy var product =
        ProductCoordinator(
            service: services.product
        )

    init(services: AppServices) {
        self.services = services
    }
}
