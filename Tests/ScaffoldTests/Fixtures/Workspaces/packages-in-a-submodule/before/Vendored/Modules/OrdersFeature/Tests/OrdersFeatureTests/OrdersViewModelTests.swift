import Testing

@testable import OrdersFeature

@MainActor
struct OrdersViewModelTests {
    @Test func renaming() {
        let viewModel = OrdersViewModel()
        viewModel.rename(to: "Other")
        #expect(viewModel.title == "Other")
    }
}
