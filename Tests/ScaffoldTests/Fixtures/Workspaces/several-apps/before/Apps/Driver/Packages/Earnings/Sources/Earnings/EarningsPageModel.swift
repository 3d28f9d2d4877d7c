import Observation

@Observable
@MainActor
public final class EarningsPageModel {
    public var heading = ""

    public init() {}

    func show() {
        heading = "Earnings"
    }
}
