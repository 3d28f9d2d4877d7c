import Testing

@testable import Tickets

@MainActor
final class TicketsScreenViewModelTests {
    @Test func appearing() async {
        let viewModel = TicketsScreenViewModel()
        await viewModel.onAppear()
        #expect(viewModel.title == "Tickets")
    }
}
