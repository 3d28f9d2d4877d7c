import Observation

@Observable
@MainActor
final class MoviesScreenViewModel {
    private(set) var title = ""

    func onAppear() async {
        title = "Movies"
    }
}
