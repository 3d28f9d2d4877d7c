// ___IF_traits___
#if Mocks
// ___END___
import ___VARIABLE_feature___Concurrent
// ___IF_mocks___
import ___VARIABLE_feature___Mocks
// ___END___
import Navigation
import Testing

@testable import ___VARIABLE_feature___

struct ___VARIABLE_view___ViewModelTests {
    let route = ___VARIABLE_feature___Route.___VARIABLE_viewKey___

    func make(
        _ service: ___VARIABLE_feature___ServiceMock
    ) -> ___VARIABLE_view___View.ViewModel {
        let router = Router(root: route)
        return ___VARIABLE_view___View.ViewModel(service: service, navigator: router.navigator)
    }

    @Test func nothingIsLoadedBeforeTheScreenAppears() async {
        let service = ___VARIABLE_feature___ServiceMock()
        let viewModel = make(service)
        #expect(viewModel.state == .idle)
        #expect(await service.calls == 0)
    }

    @Test func appearingLoadsOnce() async {
        let service = ___VARIABLE_feature___ServiceMock()
        let viewModel = make(service)
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .loaded(___VARIABLE_feature___Fixtures.items))
        await viewModel.handle(.appeared)
        #expect(await service.calls == 1)
    }

    @Test func aFailureIsShownAndCanBeRetried() async {
        let viewModel = make(___VARIABLE_feature___ServiceMock(.failure(.init()), .success([])))
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .failed)
        await viewModel.handle(.retryTapped)
        #expect(viewModel.state == .loaded([]))
    }

    @Test func tappingRetryTwiceLoadsOnce() async {
        let service = ___VARIABLE_feature___ServiceMock(.failure(.init()))
        let viewModel = make(service)
        await viewModel.handle(.appeared)
        async let first: Void = viewModel.handle(.retryTapped)
        async let second: Void = viewModel.handle(.retryTapped)
        _ = await (first, second)
        #expect(await service.calls == 2)
    }

    @Test func leavingWhileLoadingStartsOverOnReturn() async {
        let viewModel = make(___VARIABLE_feature___ServiceMock())
        let visit = Task { await viewModel.handle(.appeared) }
        visit.cancel()
        await visit.value
        #expect(viewModel.state == .idle)
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .loaded(___VARIABLE_feature___Fixtures.items))
    }
}
// ___IF_traits___
#endif
// ___END___
