import Navigation
import Testing

@testable import ___VARIABLE_feature___

struct ___VARIABLE_viewModelTests___ {
    let router = Router(root: ___VARIABLE_routeType___.___VARIABLE_viewKey___)

    @Test func nothingHappensBeforeTheScreenAppears() {
        let viewModel = ___VARIABLE_viewModelType___(navigator: router.navigator)
        #expect(viewModel.state == .idle)
    }

    @Test func appearingMakesItReadyAndKeepsTheUserHere() async {
        let viewModel = ___VARIABLE_viewModelType___(navigator: router.navigator)
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .ready)
        #expect(router.stacks == [StackState(root: .___VARIABLE_viewKey___)])
    }
}
