import Testing

@testable import Earnings

@Suite("Earnings")
@MainActor
struct EarningsPageModelTests {
    @Test("shows its heading") func show() {
        let model = EarningsPageModel()
        model.show()
        #expect(model.heading == "Earnings")
    }
}
