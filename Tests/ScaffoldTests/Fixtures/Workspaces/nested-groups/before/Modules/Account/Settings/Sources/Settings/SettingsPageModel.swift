import Observation

@Observable
@MainActor
public final class SettingsPageModel {
    public var heading = ""

    public init() {}

    func show() {
        heading = "Settings"
    }
}
