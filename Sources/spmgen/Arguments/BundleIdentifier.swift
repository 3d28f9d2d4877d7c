import Scaffold

/// What apps are known by, such as `com.example.bookstore`.
enum BundleIdentifier {
    /// The characters that Apple allows (CFBundleIdentifier): letters, digits, hyphens and periods.
    static func isValid(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            }
    }

    static func refusal(of typed: String) -> UsageError {
        .rule(
            .badOptionValue,
            "`\(typed)` is no bundle identifier",
            remedy: "use letters, digits, hyphens and periods, such as `com.example.bookstore`",
            command: []
        )
    }
}
