final class AppCoordinator {
  let services = AppServices()

  private(set) lazy var product =
    ProductCoordinator(
      service: services.product
    )

  func run() {
    print(services)
  }
}
