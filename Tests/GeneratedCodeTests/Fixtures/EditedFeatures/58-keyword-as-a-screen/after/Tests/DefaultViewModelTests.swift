import Navigation
import Testing

@testable import Cart

struct DefaultViewModelTests {
    let router = Router(root: CartRoute.default)

    @Test func nothingHappensBeforeTheScreenAppears() {
        let viewModel = DefaultView.ViewModel(navigator: router.navigator)
        #expect(viewModel.state == .idle)
    }

    @Test func appearingMakesItReadyAndKeepsTheUserHere() async {
        let viewModel = DefaultView.ViewModel(navigator: router.navigator)
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .ready)
        #expect(router.stacks == [StackState(root: .default)])
    }
}
