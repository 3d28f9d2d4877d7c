import Testing

@testable import Movies

@MainActor
final class MoviesScreenViewModelTests {
    @Test func appearing() async {
        let viewModel = MoviesScreenViewModel()
        await viewModel.onAppear()
        #expect(viewModel.title == "Movies")
    }
}
