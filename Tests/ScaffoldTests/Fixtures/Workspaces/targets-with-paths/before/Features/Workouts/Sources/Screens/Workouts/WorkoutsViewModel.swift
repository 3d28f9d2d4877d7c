import Observation

@Observable
final class WorkoutsViewModel {
    private(set) var title = ""

    func load() async {
        title = "Workouts"
    }
}
