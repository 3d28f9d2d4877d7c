import Observation

@MainActor @Observable
public final class SearchViewModel {
    public private(set) var text = ""

    public init() {}

    func start() {
        text = "Search"
    }
}
