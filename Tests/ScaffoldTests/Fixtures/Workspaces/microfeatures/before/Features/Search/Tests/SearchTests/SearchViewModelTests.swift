import SearchTesting
import Testing
@testable import Search

@Suite struct SearchViewModelTests {
    @MainActor @Test func start() {
        let viewModel = SearchViewModel()
        viewModel.start()
        #expect(viewModel.text == "Search")
    }

    @Test func theMock() {
        #expect(SearchBuildingMock().title == "Mock")
    }
}
