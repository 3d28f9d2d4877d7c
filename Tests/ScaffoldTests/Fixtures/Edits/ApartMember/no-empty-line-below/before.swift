final class AppCoordinator {
    private let services: AppServices
    // Make it.
    init(services: AppServices) {
        self.services = services
    }
}
