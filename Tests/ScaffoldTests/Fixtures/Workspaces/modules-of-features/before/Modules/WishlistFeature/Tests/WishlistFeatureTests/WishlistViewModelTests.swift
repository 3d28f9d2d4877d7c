import Testing

@testable import WishlistFeature

@MainActor
struct WishlistViewModelTests {
    @Test func renaming() {
        let viewModel = WishlistViewModel()
        viewModel.rename(to: "Other")
        #expect(viewModel.title == "Other")
    }
}
