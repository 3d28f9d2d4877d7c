/// Version numbers as SwiftPM takes them in a manifest (Semantic Versioning 2.0.0).
enum SemanticVersion {
    static func isValid(_ text: String) -> Bool {
        let withoutBuild = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = withoutBuild[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let core = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        guard core.count == 3, core.allSatisfy(isNumber) else { return false }
        let suffixes = parts.dropFirst() + withoutBuild.dropFirst()
        return suffixes.allSatisfy { suffix in
            suffix.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isIdentifier)
        }
    }

    /// `1.2.0` for `1.2` and `v1.2`; nil where that is no guess.
    static func completed(_ text: String) -> String? {
        let plain = text.first == "v" || text.first == "V" ? text.dropFirst() : text[...]
        let given = plain.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let whole = (given + ["0", "0"]).prefix(max(3, given.count)).joined(separator: ".")
        return isValid(whole) ? whole : nil
    }

    /// Whether a version comes before another one; both are valid.
    ///
    /// Source: Semantic Versioning 2.0.0, 11: a pre-release before its version, numbers before words, build metadata
    /// ignored.
    static func precedes(_ left: String, _ right: String) -> Bool {
        let (core, suffix) = parts(of: left)
        let (otherCore, otherSuffix) = parts(of: right)
        if core != otherCore { return core.lexicographicallyPrecedes(otherCore) }
        guard let suffix else { return false }
        guard let otherSuffix else { return true }
        for (own, other) in zip(suffix, otherSuffix) where own != other {
            switch (UInt64(own), UInt64(other)) {
            case (let own?, let other?): return own < other
            case (_?, nil): return true
            case (nil, _?): return false
            case (nil, nil): return own < other
            }
        }
        return suffix.count < otherSuffix.count
    }

    /// The three numbers, and the identifiers of a pre-release.
    private static func parts(of version: String) -> (core: [Int], suffix: [Substring]?) {
        let plain = version.prefix { $0 != "+" }
        let parts = plain.split(separator: "-", maxSplits: 1)
        let core = parts.first?.split(separator: ".").compactMap { Int($0) } ?? []
        return (core, parts.count > 1 ? parts[1].split(separator: ".") : nil)
    }

    private static func isNumber(_ text: Substring) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy(digits.contains) else { return false }
        return text == "0" || text.first != "0"
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
}
