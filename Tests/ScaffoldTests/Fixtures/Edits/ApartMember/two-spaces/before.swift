final class AppCoordinator {
  let services = AppServices()

  func run() {
    print(services)
  }
}
