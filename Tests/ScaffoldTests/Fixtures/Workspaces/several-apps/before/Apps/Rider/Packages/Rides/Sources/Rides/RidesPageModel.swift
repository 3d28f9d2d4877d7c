import Observation

@Observable
@MainActor
public final class RidesPageModel {
    public var heading = ""

    public init() {}

    func show() {
        heading = "Rides"
    }
}
