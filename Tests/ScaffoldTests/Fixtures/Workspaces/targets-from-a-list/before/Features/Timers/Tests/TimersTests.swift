import Testing

@testable import Timers

@MainActor
struct TimersTests {
    @Test func body() {
        _ = TimersView().body
    }
}
