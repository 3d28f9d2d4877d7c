import CartConcurrent
import CartMocks
import Navigation
import Testing

@testable import Cart

struct CartViewModelTests {
    let route = CartRoute.cart

    func make(
        _ service: CartServiceMock
    ) -> CartScreen.ViewModel {
        let router = Router(root: route)
        return CartScreen.ViewModel(service: service, navigator: router.navigator)
    }

    @Test func nothingIsLoadedBeforeTheScreenAppears() async {
        let service = CartServiceMock()
        let viewModel = make(service)
        #expect(viewModel.state == .idle)
        #expect(await service.calls == 0)
    }

    @Test func appearingLoadsOnce() async {
        let service = CartServiceMock()
        let viewModel = make(service)
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .loaded(CartFixtures.items))
        await viewModel.handle(.appeared)
        #expect(await service.calls == 1)
    }

    @Test func aFailureIsShownAndCanBeRetried() async {
        let viewModel = make(CartServiceMock(.failure(.init()), .success([])))
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .failed)
        await viewModel.handle(.retryTapped)
        #expect(viewModel.state == .loaded([]))
    }

    @Test func tappingRetryTwiceLoadsOnce() async {
        let service = CartServiceMock(.failure(.init()))
        let viewModel = make(service)
        await viewModel.handle(.appeared)
        async let first: Void = viewModel.handle(.retryTapped)
        async let second: Void = viewModel.handle(.retryTapped)
        _ = await (first, second)
        #expect(await service.calls == 2)
    }

    @Test func leavingWhileLoadingStartsOverOnReturn() async {
        let viewModel = make(CartServiceMock())
        let visit = Task { await viewModel.handle(.appeared) }
        visit.cancel()
        await visit.value
        #expect(viewModel.state == .idle)
        await viewModel.handle(.appeared)
        #expect(viewModel.state == .loaded(CartFixtures.items))
    }
}
