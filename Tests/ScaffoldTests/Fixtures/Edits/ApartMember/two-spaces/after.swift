final class AppCoordinator {
  let router = 1

  private(set) lazy var product =
    ProductCoordinator(
      service: services.product
    )

  func run() {
    print(router)
  }
}
