import Testing
@testable import Goals

struct GoalsViewModelTests {
    @Test
    func load() async {
        let viewModel = GoalsViewModel()
        await viewModel.load()
        #expect(viewModel.title == "Goals")
    }
}
