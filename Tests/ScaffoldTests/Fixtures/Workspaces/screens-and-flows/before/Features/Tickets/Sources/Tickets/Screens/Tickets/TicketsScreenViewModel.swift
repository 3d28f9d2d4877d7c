import Observation

@Observable
@MainActor
final class TicketsScreenViewModel {
    private(set) var title = ""

    func onAppear() async {
        title = "Tickets"
    }
}
