/// A replacement of a range of bytes; with an empty range, an insertion.
public struct TextEdit: Sendable, Hashable {
    public let range: TextRange
    public let replacement: [UInt8]

    public init(range: TextRange, replacement: [UInt8]) {
        self.range = range
        self.replacement = replacement
    }

    public init(insert text: String, at offset: Int) {
        self.init(range: offset..<offset, replacement: Array(text.utf8))
    }
}

/// Two edits of one file touch the same bytes, so that their result would depend on their order.
public struct OverlappingEdits: Error, Sendable, Equatable {
    public let first: TextRange
    public let second: TextRange
}

extension SourceText {
    /// The text with all edits made; insertions at one offset keep the order in which they are given.
    ///
    /// - Throws: `OverlappingEdits` when a range begins before an earlier one has ended.
    public func applying(_ edits: [TextEdit]) throws(OverlappingEdits) -> SourceText {
        let ordered = edits.enumerated().sorted { left, right in
            (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
                < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
        var position = 0
        var previous = 0..<0
        for (_, edit) in ordered {
            guard edit.range.lowerBound >= position else {
                throw OverlappingEdits(first: previous, second: edit.range)
            }
            result += bytes[position..<edit.range.lowerBound]
            result += edit.replacement
            position = edit.range.upperBound
            previous = edit.range
        }
        result += bytes[position...]
        return SourceText(result)
    }
}
