import Observation

@Observable
@MainActor
public final class FlightsPageModel {
    public var heading = ""

    public init() {}

    func show() {
        heading = "Flights"
    }
}
