import Scaffold

/// An argument vector as a line that can be pasted into a shell.
enum ShellWords {
    static func line(_ words: [String]) -> String {
        words.map(quoted).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        if VisibleText(word).isEscaped { return escaped(word) }
        let isPlain = word.utf8.allSatisfy(isPlain)
        return isPlain && !word.isEmpty ? word : "'" + replacingQuotes(in: word) + "'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_-./:=@%+,".utf8.contains(byte)
        }
    }

    private static func replacingQuotes(in word: String) -> String {
        word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    }

    /// `$'…'`, which bash and zsh read; the characters themselves could steer the terminal.
    private static func escaped(_ word: String) -> String {
        var result = "$'"
        for scalar in word.unicodeScalars {
            switch scalar {
            case "'": result += "\\'"
            case "\\": result += "\\\\"
            case _ where VisibleText.isHarmful(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "'"
    }
}
