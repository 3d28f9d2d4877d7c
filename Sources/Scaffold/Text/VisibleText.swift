/// Text that a message repeats from a command line or a file, made safe to show.
///
/// A control character could move the terminal's cursor or start a command of it, and a bidirectional control could
/// reorder what people read; both are shown as `\u{…}`.
public struct VisibleText: Sendable, Hashable {
    public let escaped: String
    /// Whether anything had to be escaped.
    public let isEscaped: Bool

    /// - Parameter kept: control characters that stay as they are, such as a tab in a line of source text.
    public init(_ text: String, keeping kept: Set<Unicode.Scalar> = []) {
        var result = String.UnicodeScalarView()
        var changed = false
        for scalar in text.unicodeScalars {
            if Self.isHarmful(scalar), !kept.contains(scalar) {
                result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
                changed = true
            } else {
                result.append(scalar)
            }
        }
        escaped = String(result)
        isEscaped = changed
    }

    /// Whether a terminal or a reader could take the character for something else than text.
    public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f...0x9f, 0x2028, 0x2029, 0x200b, 0xfeff: true
        case ..<0x80: false
        default: scalar.properties.isBidiControl
        }
    }
}
