final class AppCoordinator {
    init() {}

    private lazy var cart = 1
}
