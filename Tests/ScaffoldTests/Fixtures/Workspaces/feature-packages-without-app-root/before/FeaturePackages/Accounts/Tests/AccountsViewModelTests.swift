import Testing

@testable import Accounts

struct AccountsViewModelTests {
    @Test func loadingMakesItReady() async {
        let viewModel = AccountsView.ViewModel()
        await viewModel.load()
        #expect(viewModel.isReady)
    }
}
