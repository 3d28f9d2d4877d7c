import Observation

@MainActor
@Observable
public final class WishlistViewModel {
    public private(set) var title = "Wishlist"

    public init() {}

    func rename(to title: String) {
        self.title = title
    }
}
