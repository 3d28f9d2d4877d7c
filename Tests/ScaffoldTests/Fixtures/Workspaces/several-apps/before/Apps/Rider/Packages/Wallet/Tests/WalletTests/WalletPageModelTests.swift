import Testing

@testable import Wallet

@Suite("Wallet")
@MainActor
struct WalletPageModelTests {
    @Test("shows its heading") func show() {
        let model = WalletPageModel()
        model.show()
        #expect(model.heading == "Wallet")
    }
}
