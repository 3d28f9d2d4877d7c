/// A single mistake in generated code that the generated tests must notice.
struct Fault {
    let part: String
    let file: String
    let text: String
    let replacement: String

    init(_ part: String, in file: String, _ text: String, to replacement: String = "") {
        self.part = part
        self.file = file
        self.text = text
        self.replacement = replacement
    }

    /// The package that the file belongs to: the folder itself, or one in a folder of packages.
    var package: String {
        let parts = file.split(separator: "/")
        return parts.prefix(parts[0].hasSuffix("Packages") ? 2 : 1).joined(separator: "/")
    }
}

extension Fault: CustomStringConvertible {
    var description: String { "\(part) | \(Self.brief(text)) → \(Self.brief(replacement))" }

    private static func brief(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
