/// The line of a file's header that says who made the file, and when: `Created by Anna Schmidt on 12.03.24.`
struct AuthorLine: Sendable {
    /// With macros for the name and the date.
    let line: String
    let year: String
    private let style: DateStyle

    /// How a date is written.
    private struct DateStyle {
        let separator: Character
        /// Where year, month and day stand.
        let year: Int
        let month: Int
        let day: Int
        let isPadded: Bool
        let hasShortYear: Bool

        init?(of text: Substring) {
            guard let separator = text.first(where: { !$0.isNumber }), "./-".contains(separator) else { return nil }
            let parts = text.split(separator: separator, omittingEmptySubsequences: false)
            let numbers = parts.compactMap { Int($0) }
            guard parts.count == 3, numbers.count == 3 else { return nil }
            self.separator = separator
            if parts[0].count == 4 {
                (year, month, day) = (0, 1, 2)
            } else {
                // Xcode writes dates as the system does: with slashes, most put the month first.
                let isMonthFirst = separator == "/" && numbers[0] <= 12
                (year, month, day) = isMonthFirst ? (2, 0, 1) : (2, 1, 0)
            }
            guard 1...12 ~= numbers[month], 1...31 ~= numbers[day] else { return nil }
            let shorts = [parts[month], parts[day]]
            isPadded = shorts.contains { $0.hasPrefix("0") } || separator != "/" && shorts.allSatisfy { $0.count == 2 }
            hasShortYear = parts[year].count == 2
        }

        /// A date in the ISO style as this one is written.
        func written(_ iso: String) -> String? {
            let parts = iso.split(separator: "-").map(String.init)
            guard parts.count == 3 else { return nil }
            var written = ["", "", ""]
            written[year] = hasShortYear ? String(parts[0].suffix(2)) : parts[0]
            for (place, part) in [(month, parts[1]), (day, parts[2])] {
                written[place] = !isPadded && part.hasPrefix("0") ? String(part.dropFirst()) : part
            }
            return written.joined(separator: String(separator))
        }
    }

    /// Nil where a line does not say it in Xcode's words.
    init?(_ line: String) {
        guard let by = line.firstRange(of: "Created by "), let on = line[by.upperBound...].firstRange(of: " on ") else {
            return nil
        }
        let rest = line[on.upperBound...]
        let date = rest.prefix { !$0.isWhitespace }
        let ending = date.last == "." ? "." : ""
        let digits = ending.isEmpty ? date : date.dropLast()
        guard let style = DateStyle(of: digits) else { return nil }
        self.style = style
        let year = digits.split(separator: style.separator)[style.year]
        self.year = year.count == 2 ? "20" + year : String(year)
        self.line =
            line[..<by.upperBound] + "___FULLUSERNAME___ on ___DATE___" + ending
            + rest.dropFirst(date.count)
    }

    /// A date in the ISO style as that of the line is written.
    func date(_ iso: String) -> String { style.written(iso) ?? iso }

    /// The one of a file's header; nil where it has none.
    init?(in tree: SyntaxTree) {
        let comments = tree.tokens.prefix(60).filter { $0.kind == .lineComment }
        for token in comments {
            if let found = AuthorLine(tree.text.string(in: token.range)) {
                self = found
                return
            }
        }
        return nil
    }
}
