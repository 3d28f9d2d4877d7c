import Testing

@testable import Flights

@Suite("Flights")
@MainActor
struct FlightsPageModelTests {
    @Test("shows its heading") func show() {
        let model = FlightsPageModel()
        model.show()
        #expect(model.heading == "Flights")
    }
}
