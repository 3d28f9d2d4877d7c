import Observation

@MainActor
@Observable
public final class OrdersViewModel {
    public private(set) var title = "Orders"

    public init() {}

    func rename(to title: String) {
        self.title = title
    }
}
