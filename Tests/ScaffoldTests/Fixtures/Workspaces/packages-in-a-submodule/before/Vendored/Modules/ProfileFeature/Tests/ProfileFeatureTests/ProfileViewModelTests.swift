import Testing

@testable import ProfileFeature

@MainActor
struct ProfileViewModelTests {
    @Test func renaming() {
        let viewModel = ProfileViewModel()
        viewModel.rename(to: "Other")
        #expect(viewModel.title == "Other")
    }
}
