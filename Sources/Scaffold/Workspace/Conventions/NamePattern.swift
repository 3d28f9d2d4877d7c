/// How a name is made from a feature's: `*Feature` makes `CartFeature` of `Cart`.
struct NamePattern: Sendable, Hashable, CustomStringConvertible {
    static let plain = NamePattern(prefix: "", suffix: "")

    let prefix: String
    let suffix: String

    private init(prefix: String, suffix: String) {
        self.prefix = prefix
        self.suffix = suffix
    }

    /// Reads `*Feature`; nil where there is not exactly one star.
    init?(_ text: String) {
        let parts = text.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        self.init(prefix: String(parts[0]), suffix: String(parts[1]))
    }

    /// Reads the pattern off a name; nil where the stem does not occur in it.
    init?(of name: String, stem: String) {
        let characters = Array(name)
        let wanted = Array(stem)
        guard !wanted.isEmpty, characters.count >= wanted.count else { return nil }
        for start in 0...(characters.count - wanted.count)
        where characters[start..<start + wanted.count].elementsEqual(wanted) {
            self.init(
                prefix: String(characters[..<start]),
                suffix: String(characters[(start + wanted.count)...])
            )
            return
        }
        return nil
    }

    func name(of stem: String) -> String { prefix + stem + suffix }

    /// What the star stands for in a name; nil where it does not fit.
    func stem(of name: String) -> String? {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.count > prefix.count + suffix.count else {
            return nil
        }
        return String(name.dropFirst(prefix.count).dropLast(suffix.count))
    }

    var description: String { prefix + "*" + suffix }
}
