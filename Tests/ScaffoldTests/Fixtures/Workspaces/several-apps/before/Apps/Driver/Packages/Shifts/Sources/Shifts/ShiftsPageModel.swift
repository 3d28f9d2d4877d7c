import Observation

@Observable
@MainActor
public final class ShiftsPageModel {
    public var heading = ""

    public init() {}

    func show() {
        heading = "Shifts"
    }
}
