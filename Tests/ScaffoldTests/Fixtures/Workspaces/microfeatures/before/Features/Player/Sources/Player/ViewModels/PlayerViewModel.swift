import Observation

@MainActor @Observable
public final class PlayerViewModel {
    public private(set) var text = ""

    public init() {}

    func start() {
        text = "Player"
    }
}
