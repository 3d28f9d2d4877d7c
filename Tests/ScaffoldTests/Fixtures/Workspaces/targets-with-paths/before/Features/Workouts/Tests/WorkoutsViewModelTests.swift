import Testing
@testable import Workouts

struct WorkoutsViewModelTests {
    @Test
    func load() async {
        let viewModel = WorkoutsViewModel()
        await viewModel.load()
        #expect(viewModel.title == "Workouts")
    }
}
