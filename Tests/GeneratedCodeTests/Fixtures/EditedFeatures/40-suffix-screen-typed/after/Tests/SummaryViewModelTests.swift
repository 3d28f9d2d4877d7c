import Navigation
import Testing

@testable import Cart

struct SummaryViewModelTests {
    let router = Router(root: CartRoute.summary)

    @Test func nothingHappensBeforeTheScreenAppears() {
        let viewModel = SummaryScreen.ViewModel(navigator: router.navigator)
        #expect(viewModel.state == .idle)
    }

    @Test func appearingMakesItReadyAndKeepsTheUserHere() async {
        let viewModel = SummaryScreen.ViewModel(navigator: router.navigator)
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .ready)
        #expect(router.stacks == [StackState(root: .summary)])
    }
}
