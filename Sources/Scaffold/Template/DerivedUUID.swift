/// An identifier that looks random and is the same in every run: a template's `___UUID:key___`.
struct DerivedUUID: Sendable, Hashable, CustomStringConvertible {
    /// Upper-case, as Xcode writes them; version 8, "custom" (RFC 9562).
    let description: String

    init(seed: String, key: String) {
        var digits = Array(SHA256(of: Array("\(seed)\u{0}\(key)".utf8)).hex.uppercased().prefix(32))
        digits[12] = "8"
        digits[16] = "A"
        let lengths = [8, 4, 4, 4, 12]
        var groups: [String] = []
        for length in lengths {
            groups.append(String(digits.prefix(length)))
            digits.removeFirst(length)
        }
        description = groups.joined(separator: "-")
    }
}
