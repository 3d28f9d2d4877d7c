import ComposableArchitecture
import Testing

@testable import PlayerFeature

@MainActor
struct PlayerFeatureTests {
  @Test func playButtonTapped() async {
    let store = TestStore(initialState: Player.State()) {
      Player()
    }
    await store.send(.playButtonTapped) {
      $0.isPlaying = true
    }
  }
}
