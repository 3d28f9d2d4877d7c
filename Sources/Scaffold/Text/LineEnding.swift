/// How the lines of a file end.
public enum LineEnding: String, Sendable, Hashable {
    case lf = "\n"
    case crlf = "\r\n"

    /// `text`, whose lines end with LF, with this line ending instead.
    public func applied(to text: String) -> String {
        switch self {
        case .lf: text
        case .crlf: text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        }
    }
}

extension SourceText {
    /// The ending that most lines have; LF for a file of one line.
    public var lineEnding: LineEnding {
        var crlf = 0
        var lf = 0
        for (offset, byte) in bytes.enumerated() where byte == .lineFeed {
            if offset > 0, bytes[offset - 1] == .carriageReturn { crlf += 1 } else { lf += 1 }
        }
        return crlf > lf ? .crlf : .lf
    }
}
