import Testing

@testable import Shifts

@Suite("Shifts")
@MainActor
struct ShiftsPageModelTests {
    @Test("shows its heading") func show() {
        let model = ShiftsPageModel()
        model.show()
        #expect(model.heading == "Shifts")
    }
}
