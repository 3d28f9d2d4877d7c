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

    private static func isNumber(_ text: Substring) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy(digits.contains) else { return false }
        return text == "0" || text.first != "0"
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
}
