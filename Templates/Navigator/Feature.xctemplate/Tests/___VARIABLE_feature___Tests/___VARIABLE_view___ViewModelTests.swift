// ___IF_traits___
#if Mocks
// ___END___
import Testing

@testable import ___VARIABLE_feature___

@MainActor
struct ___VARIABLE_view___ViewModelTests {
    @Test func nothingIsLoadedBeforeTheScreenAppears() async {
        let service = ___VARIABLE_feature___ServiceMock()
        let viewModel = ___VARIABLE_view___View.ViewModel(service: service)
        #expect(viewModel.state == .idle)
        #expect(await service.calls == 0)
    }

    @Test func appearingLoadsOnce() async {
        let service = ___VARIABLE_feature___ServiceMock()
        let viewModel = ___VARIABLE_view___View.ViewModel(service: service)
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .loaded(___VARIABLE_feature___Fixtures.items))
        await viewModel.handle(.appeared)
        #expect(await service.calls == 1)
    }

    @Test func aFailureIsShownAndCanBeRetried() async {
        let service = ___VARIABLE_feature___ServiceMock(.failure(.init()), .success([]))
        let viewModel = ___VARIABLE_view___View.ViewModel(service: service)
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .failed)
        await viewModel.handle(.retryTapped)
        #expect(viewModel.state == .loaded([]))
    }

    @Test func tappingRetryTwiceLoadsOnce() async {
        let service = ___VARIABLE_feature___ServiceMock(.failure(.init()))
        let viewModel = ___VARIABLE_view___View.ViewModel(service: service)
        await viewModel.handle(.appeared)
        async let first: Void = viewModel.handle(.retryTapped)
        async let second: Void = viewModel.handle(.retryTapped)
        _ = await (first, second)
        #expect(await service.calls == 2)
    }
}
// ___IF_traits___
#endif
// ___END___
