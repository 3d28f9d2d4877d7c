import Observation

@Observable
final class GoalsViewModel {
    private(set) var title = ""

    func load() async {
        title = "Goals"
    }
}
