/// Edits that are made one after another, each in the text that the ones before have left, as edits of the first text.
struct EditComposition {
    private enum Piece {
        case original(TextRange)
        case inserted([UInt8])

        var count: Int {
            switch self {
            case .original(let range): range.count
            case .inserted(let bytes): bytes.count
            }
        }
    }

    private let original: SourceText
    private var pieces: [Piece]
    private(set) var text: SourceText

    init(of text: SourceText) {
        original = text
        self.text = text
        pieces = [.original(0..<text.bytes.count)]
    }

    /// - Parameter edits: edits of `text`, none of which overlap.
    mutating func apply(_ edits: [TextEdit]) throws(OverlappingEdits) {
        text = try text.applying(edits)
        let ordered = edits.enumerated().sorted { left, right in
            (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
                < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
        }
        for (_, edit) in ordered.reversed() { replace(edit.range, by: edit.replacement) }
    }

    private mutating func replace(_ range: TextRange, by bytes: [UInt8]) {
        let first = split(at: range.lowerBound)
        let last = split(at: range.upperBound)
        pieces.replaceSubrange(first..<last, with: bytes.isEmpty ? [] : [.inserted(bytes)])
    }

    /// Makes a piece begin at an offset and gives its number.
    private mutating func split(at offset: Int) -> Int {
        var start = 0
        for (number, piece) in pieces.enumerated() {
            if start == offset { return number }
            guard offset < start + piece.count else {
                start += piece.count
                continue
            }
            let distance = offset - start
            switch piece {
            case .original(let range):
                let middle = range.lowerBound + distance
                pieces.replaceSubrange(
                    number...number,
                    with: [.original(range.lowerBound..<middle), .original(middle..<range.upperBound)]
                )
            case .inserted(let bytes):
                pieces.replaceSubrange(
                    number...number,
                    with: [.inserted(Array(bytes[..<distance])), .inserted(Array(bytes[distance...]))]
                )
            }
            return number + 1
        }
        return pieces.count
    }

    /// The edits of the first text that lead to `text`.
    var edits: [TextEdit] {
        var result: [TextEdit] = []
        var position = 0
        var pending: [UInt8] = []
        func flush(to end: Int) {
            guard position < end || !pending.isEmpty else { return }
            result.append(TextEdit(range: position..<end, replacement: pending))
            pending = []
        }
        for piece in pieces {
            switch piece {
            case .inserted(let bytes): pending += bytes
            case .original(let range):
                flush(to: range.lowerBound)
                position = range.upperBound
            }
        }
        flush(to: original.bytes.count)
        return result
    }
}
