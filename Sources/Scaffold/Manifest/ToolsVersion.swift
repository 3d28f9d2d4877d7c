/// The version of the package tools that a manifest asks for in its first line.
///
/// The format is SwiftPM's: `// swift-tools-version:5.9`, since 5.4 with blanks wherever one likes them.
public struct ToolsVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Two or three numbers with dots between them, as in `6.2` and `5.10.1`.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                ? Int(part) : nil
        }
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        self.init(numbers[0], parts.count > 1 ? numbers[1] : 0, parts.count > 2 ? numbers[2] : 0)
    }

    public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

    public static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    /// The oldest version that SwiftPM still reads.
    static let oldest = ToolsVersion(4, 0)
}

extension ToolsVersion {
    /// A version together with where it is written.
    struct Declaration: Sendable, Hashable {
        let version: ToolsVersion
        let range: TextRange
    }

    /// The declaration in the first line of `text` that is not blank; nil where there is none.
    static func declared(in text: SourceText) -> Declaration? {
        let blanks: Set<UInt8> = [.space, .tab, .lineFeed, .carriageReturn, 0x0b, 0x0c]
        guard let start = text.bytes.firstIndex(where: { !blanks.contains($0) }) else { return nil }
        let line = text.lineRange(at: start)
        let comment = text.string(in: start..<line.upperBound)
        guard comment.hasPrefix("//") else { return nil }
        let label = comment.dropFirst(2).drop { $0 == " " || $0 == "\t" }
        let key = "swift-tools-version"
        guard label.lowercased().hasPrefix(key) else { return nil }
        let behind = label.dropFirst(key.count).drop { $0 == " " || $0 == "\t" }
        guard behind.hasPrefix(":") else { return nil }
        let value = behind.dropFirst().drop { $0 == " " || $0 == "\t" }
        let number = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let version = ToolsVersion(number) else { return nil }
        let offset = start + comment[..<value.startIndex].utf8.count
        return Declaration(version: version, range: offset..<offset + number.utf8.count)
    }
}
