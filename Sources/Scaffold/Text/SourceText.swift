/// The bytes of one file together with where its lines begin.
///
/// Bytes, not characters: a file that is not valid UTF-8 must survive an edit elsewhere in it.
public struct SourceText: Sendable, Hashable {
    public let bytes: [UInt8]
    /// The offset of the first byte of each line; a line ends with LF, CRLF or a lone CR.
    let lineStarts: [Int]

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = Self.lineStarts(of: bytes)
    }

    public init(_ string: String) {
        self.init(Array(string.utf8))
    }

    /// The text, with U+FFFD for what is not valid UTF-8: to show it, never to write it back.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    public func string(in range: TextRange) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Line and column of a byte offset, both counted from 1; the column counts UTF-8 bytes, as the compiler's does.
    public func position(of offset: Int) -> TextPosition {
        let line = lineIndex(of: offset)
        return TextPosition(line: line + 1, column: offset - lineStarts[line] + 1)
    }

    /// The range of the line that holds `offset`, without its line ending.
    public func lineRange(at offset: Int) -> TextRange {
        let line = lineIndex(of: offset)
        let start = lineStarts[line]
        var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
        while end > start, bytes[end - 1] == .lineFeed || bytes[end - 1] == .carriageReturn { end -= 1 }
        return start..<end
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case .lineFeed:
                starts.append(offset + 1)
            case .carriageReturn where offset + 1 == bytes.count || bytes[offset + 1] != .lineFeed:
                starts.append(offset + 1)
            default:
                break
            }
        }
        return starts
    }
}

/// Byte offsets into a `SourceText`.
public typealias TextRange = Range<Int>

/// A place in a file as people and compilers name it, both numbers from 1.
public struct TextPosition: Sendable, Hashable {
    public let line: Int
    public let column: Int
}

extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
}
