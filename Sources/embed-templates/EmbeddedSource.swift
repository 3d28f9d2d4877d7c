import Foundation

/// The Swift file that holds all bundles as string literals, which compile far faster than arrays of bytes.
struct EmbeddedSource {
    let bundles: [Bundle]

    var text: String {
        var lines = [
            "// Made by embed-templates from Templates/; changes here are lost.",
            "",
            "/// The templates that are part of the program.",
            "enum EmbeddedTemplates {",
            "    static let bundles: [EmbeddedBundle] = [",
        ]
        for (index, bundle) in bundles.enumerated() {
            let command = bundle.command.map(Self.literal) ?? "nil"
            lines.append(
                "        EmbeddedBundle(category: \(Self.literal(bundle.category)), name: \(Self.literal(bundle.name)), "
                    + "command: \(command), files: files\(index)),"
            )
        }
        lines.append("    ]")
        for (index, bundle) in bundles.enumerated() {
            lines += ["", "    @Sendable", "    private static func files\(index)() -> [EmbeddedFile] {"]
            // One statement a file: the type checker takes long over large literals of arrays.
            lines.append("        var files: [EmbeddedFile] = []")
            for file in bundle.files {
                let path = Self.literal(file.path)
                if let text = String(data: file.contents, encoding: .utf8), Data(text.utf8) == file.contents {
                    lines.append("        files.append(EmbeddedFile(\(path), text: \(Self.literal(text))))")
                } else {
                    let base64 = Self.literal(file.contents.base64EncodedString())
                    lines.append("        files.append(EmbeddedFile(\(path), base64: \(base64)))")
                }
            }
            lines += ["        return files", "    }"]
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    /// A string literal on one line, in ASCII, so that no byte of the text can be changed by how Swift reads sources.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case " "..."~": literal.unicodeScalars.append(scalar)
            default: literal += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return literal + "\""
    }
}
