import Testing

@testable import Transfers

struct TransfersViewModelTests {
    @Test func loadingMakesItReady() async {
        let viewModel = TransfersView.ViewModel()
        await viewModel.load()
        #expect(viewModel.isReady)
    }
}
