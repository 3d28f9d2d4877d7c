import Testing

@testable import Scaffold

struct MomentTests {
    @Test(arguments: [
        (0, 0, "1970-01-01", "00:00"), (951_782_400, 0, "2000-02-29", "00:00"),
        (1_773_064_799, 0, "2026-03-09", "13:59"),
        (1_773_064_799, 7200, "2026-03-09", "15:59"), (-1, 0, "1969-12-31", "23:59"),
        (86_399, 3600, "1970-01-02", "00:59"),
        (0, -3600, "1969-12-31", "23:00"), (4_107_542_400, 0, "2100-03-01", "00:00"),
        (-62_135_596_800, 0, "0001-01-01", "00:00"),
        (Int.max, 0, "9999-12-31", "23:59"),
    ])
    func secondsBecomeADate(seconds: Int, offset: Int, date: String, time: String) {
        let moment = Moment(secondsSince1970: seconds, offset: offset)
        #expect(moment.date == date)
        #expect(moment.time == time)
        #expect(moment.year == String(date.prefix(4)))
    }

    @Test(arguments: [
        ("2026-03-09", "2026-03-09", "00:00"), ("2024-02-29T14:05", "2024-02-29", "14:05"),
        ("2026-12-31T23:59:59Z", "2026-12-31", "23:59"),
    ])
    func datesAreRead(text: String, date: String, time: String) {
        #expect(Moment(iso: text)?.date == date)
        #expect(Moment(iso: text)?.time == time)
    }

    @Test(arguments: [
        "", "2026", "2026-3-9", "2026-02-30", "2025-02-29", "2026-13-01", "26-03-09", "2026-03-09T25:00",
        "2026-03-09 14:05",
        "2026-03-09T14", "2026-03-09T14:05:xx", "2026-03-09TT",
    ])
    func whatIsNoDateIsNotRead(text: String) {
        #expect(Moment(iso: text) == nil)
    }
}
