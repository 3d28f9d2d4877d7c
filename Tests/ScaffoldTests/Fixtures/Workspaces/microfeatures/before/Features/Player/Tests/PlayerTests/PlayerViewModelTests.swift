import PlayerTesting
import Testing
@testable import Player

@Suite struct PlayerViewModelTests {
    @MainActor @Test func start() {
        let viewModel = PlayerViewModel()
        viewModel.start()
        #expect(viewModel.text == "Player")
    }

    @Test func theMock() {
        #expect(PlayerBuildingMock().title == "Mock")
    }
}
