import ComposableArchitecture
import Testing

@testable import StationsFeature

@MainActor
struct StationsFeatureTests {
  @Test func reloadButtonTapped() async {
    let store = TestStore(initialState: Stations.State()) {
      Stations()
    }
    await store.send(.reloadButtonTapped) {
      $0.isReloading = true
    }
  }
}
