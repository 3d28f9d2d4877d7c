import Testing

@testable import Settings

@Suite("Settings")
@MainActor
struct SettingsPageModelTests {
    @Test("shows its heading") func show() {
        let model = SettingsPageModel()
        model.show()
        #expect(model.heading == "Settings")
    }
}
