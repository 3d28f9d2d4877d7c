final class AppCoordinator {
    init() {}

    private lazy var cart = 1

    private(set) lazy var product =
        ProductCoordinator(
            service: services.product
        )
}
