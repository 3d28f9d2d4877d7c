/// An instant as a calendar and a clock on the wall show it, for `DATE`, `TIME` and `YEAR`.
public struct Moment: Sendable, Hashable {
    /// In the ISO style: `2026-03-09`.
    public let date: String
    /// In the ISO style: `14:05`.
    public let time: String
    public let year: String

    /// - Parameters:
    ///   - seconds: since the beginning of 1970 in UTC, as in `SOURCE_DATE_EPOCH`.
    ///   - offset: how many seconds the wall's clock is ahead of UTC.
    public init(secondsSince1970 seconds: Int, offset: Int = 0) {
        let limit = 253_402_300_799  // The end of the year 9999.
        let local = min(max(seconds, -limit), limit) + min(max(offset, -86_400), 86_400)
        let day = (local - (local % 86_400 + 86_400) % 86_400) / 86_400
        let second = local - day * 86_400
        let (year, month, dayOfMonth) = Self.civil(day)
        self.init(year: year, month: month, day: dayOfMonth, hour: second / 3600, minute: second % 3600 / 60)
    }

    /// Reads `2026-03-09` and `2026-03-09T14:05`, also with seconds and a `Z`; nil for anything else.
    public init?(iso text: String) {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        let date = halves[0].split(separator: "-", omittingEmptySubsequences: false).map(Self.number)
        guard halves.count <= 2, date.count == 3, halves[0].count == 10, let year = date[0], let month = date[1],
            let day = date[2], 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day
        else { return nil }
        var time = [0, 0]
        if halves.count == 2 {
            let clock = halves[1].hasSuffix("Z") ? halves[1].dropLast() : halves[1]
            let parts = clock.split(separator: ":", omittingEmptySubsequences: false).map(Self.number)
            time = parts.compactMap { $0 }
            guard time.count == parts.count, 2...3 ~= time.count, time[0] < 24, time[1] < 60 else { return nil }
        }
        self.init(year: year, month: month, day: day, hour: time[0], minute: time[1])
    }

    private init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
        func padded(_ number: Int, _ count: Int) -> String {
            String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
        }
        self.year = padded(year, 4)
        date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
        time = "\(padded(hour, 2)):\(padded(minute, 2))"
    }

    private static func number(_ text: Substring) -> Int? {
        text.allSatisfy { $0.isASCII && $0.isNumber } && text.count <= 4 ? Int(text) : nil
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// The Gregorian date of a day counted from 1 January 1970 (Howard Hinnant, "chrono-Compatible Low-Level Date
    /// Algorithms", `civil_from_days`).
    private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
