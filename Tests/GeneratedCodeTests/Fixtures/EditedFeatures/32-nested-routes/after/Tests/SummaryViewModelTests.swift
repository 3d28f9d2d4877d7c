import Navigation
import Testing

@testable import Cart

struct SummaryViewModelTests {
    let router = Router(root: CartCoordinator.CartRoute.summary)

    @Test func nothingHappensBeforeTheScreenAppears() {
        let viewModel = SummaryView.ViewModel(navigator: router.navigator)
        #expect(viewModel.state == .idle)
    }

    @Test func appearingMakesItReadyAndKeepsTheUserHere() async {
        let viewModel = SummaryView.ViewModel(navigator: router.navigator)
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .ready)
        #expect(router.stacks == [StackState(root: .summary)])
    }
}
