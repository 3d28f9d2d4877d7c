/// The comment at the top of a file that `___FILEHEADER___` stands for.
///
/// The slashes of its first line stand in templates (`//___FILEHEADER___`), those of the others in the header. Here each
/// line gets its own, with one blank; an empty header takes the template's line with it, and at the top of a file the empty
/// lines below it.
struct FileHeader: Sendable, Hashable {
    static let macro = "FILEHEADER"

    /// What a file's bytes become: parts of the file, and headers between them.
    enum Piece: Hashable {
        case source(TextRange)
        case header(at: TextRange, lineEnding: String)
    }

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let pattern = Array("___FILEHEADER___".utf8)

    /// Splits what is kept of a file at the lines that hold nothing but slashes and the macro.
    static func pieces(of bytes: [UInt8], ranges: [TextRange]) -> [Piece] {
        var pieces: [Piece] = []
        for range in ranges {
            var start = range.lowerBound
            var lineStart = start
            if start == 0, bytes.starts(with: byteOrderMark) {
                lineStart = byteOrderMark.count
                pieces.append(.source(start..<lineStart))
                start = lineStart
            }
            while lineStart < range.upperBound {
                let end = bytes[lineStart..<range.upperBound].firstIndex(of: .lineFeed) ?? range.upperBound
                let next = min(end + 1, range.upperBound)
                if isHeader(bytes[lineStart..<end]) {
                    if start < lineStart { pieces.append(.source(start..<lineStart)) }
                    let isCRLF = end > lineStart && bytes[end - 1] == .carriageReturn
                    let lineEnding = isCRLF ? "\r\n" : "\n"
                    pieces.append(.header(at: lineStart..<end, lineEnding: lineEnding))
                    start = next
                }
                lineStart = next
            }
            if start < range.upperBound { pieces.append(.source(start..<range.upperBound)) }
        }
        return pieces
    }

    /// A part of a file without the empty lines at its beginning, which parted it from a header that has no text.
    static func withoutBlankLines(_ range: TextRange, of bytes: [UInt8]) -> TextRange {
        var start = range.lowerBound
        var position = start
        while position < range.upperBound, [.space, .tab, .carriageReturn, .lineFeed].contains(bytes[position]) {
            position += 1
            if bytes[position - 1] == .lineFeed { start = position }
        }
        return start..<range.upperBound
    }

    private static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
        var rest = line.drop { $0 == .space || $0 == .tab || $0 == UInt8(ascii: "/") }
        while let last = rest.last, last == .space || last == .tab || last == .carriageReturn { rest.removeLast() }
        return rest.elementsEqual(pattern)
    }

    /// The lines of a header, each behind `//` and a blank; none for a header without text.
    static func lines(of text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            var rest = line.drop(while: \.isWhitespace)
            if rest.hasPrefix("//") { rest = rest.drop { $0 == "/" }.drop(while: \.isWhitespace) }
            while rest.last?.isWhitespace == true { rest.removeLast() }
            return rest.isEmpty ? "//" : "// \(rest)"
        }
        while lines.last == "//" { lines.removeLast() }
        return lines
    }
}
