import Observation

@Observable
@MainActor
public final class HotelsPageModel {
    public var heading = ""

    public init() {}

    func show() {
        heading = "Hotels"
    }
}
