import Testing

@testable import Hotels

@Suite("Hotels")
@MainActor
struct HotelsPageModelTests {
    @Test("shows its heading") func show() {
        let model = HotelsPageModel()
        model.show()
        #expect(model.heading == "Hotels")
    }
}
