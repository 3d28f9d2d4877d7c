final class AppCoordinator {
  let router = 1

  func run() {
    print(router)
  }
}
