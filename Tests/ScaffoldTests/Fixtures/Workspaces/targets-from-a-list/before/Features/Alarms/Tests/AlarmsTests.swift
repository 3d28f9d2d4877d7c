import Testing

@testable import Alarms

@MainActor
struct AlarmsTests {
    @Test func body() {
        _ = AlarmsView().body
    }
}
