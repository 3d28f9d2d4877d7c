import Observation

@MainActor
@Observable
public final class ProfileViewModel {
    public private(set) var title = "Profile"

    public init() {}

    func rename(to title: String) {
        self.title = title
    }
}
