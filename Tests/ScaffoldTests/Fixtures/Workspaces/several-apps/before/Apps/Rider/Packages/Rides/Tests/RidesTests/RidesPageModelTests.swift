import Testing

@testable import Rides

@Suite("Rides")
@MainActor
struct RidesPageModelTests {
    @Test("shows its heading") func show() {
        let model = RidesPageModel()
        model.show()
        #expect(model.heading == "Rides")
    }
}
