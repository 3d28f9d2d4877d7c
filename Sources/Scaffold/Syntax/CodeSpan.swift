/// A run of significant tokens, by their numbers in `SyntaxTree.code`; a type of its own, so that it is not taken for
/// a range of bytes.
struct CodeSpan: Sendable, Hashable {
    var start: Int
    var end: Int

    var isEmpty: Bool { start >= end }
    var count: Int { max(0, end - start) }
    var indices: Range<Int> { start..<max(start, end) }
}
