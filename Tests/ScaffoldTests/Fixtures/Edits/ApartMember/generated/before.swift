final class AppCoordinator {
    let router: Router
    private let services: AppServices

    init(services: AppServices) {
        self.services = services
    }
}
