import Observation

@Observable
@MainActor
public final class WalletPageModel {
    public var heading = ""

    public init() {}

    func show() {
        heading = "Wallet"
    }
}
