/// Finds where expressions, types and statements end, by looking at one level of brackets at a time.
///
/// It jumps from an opening bracket to its partner, so each step is short and nothing recurs; what lies inside is
/// scanned when somebody asks for it.
struct CodeScanner {
    let tree: SyntaxTree
    /// The number of the token behind the last one that may be looked at.
    let end: Int

    init(_ tree: SyntaxTree, in span: CodeSpan) {
        self.tree = tree
        end = span.end
    }

    func kind(_ index: Int) -> Token.Kind? { index < end ? tree.kind(index) : nil }
    func `is`(_ index: Int, _ word: StaticString) -> Bool { index < end && tree.is(index, word) }
    func isAny(_ index: Int, of words: Set<String>) -> Bool { index < end && tree.isAny(index, of: words) }
    func startsLine(_ index: Int) -> Bool { index < end && tree.code[index].startsLine }

    /// The number behind the partner of an opening token; the end where it has none.
    func behindPartner(of index: Int) -> Int {
        guard let partner = tree.partner(of: index), partner >= index else { return end }
        return min(partner + 1, end)
    }

    /// The number behind a token, or behind its partner if it opens something.
    func step(_ index: Int) -> Int {
        kind(index)?.closer == nil ? index + 1 : behindPartner(of: index)
    }

    /// Skips to the next statement, for what could not be understood.
    func nextLine(after index: Int) -> Int {
        var next = step(index)
        while next < end, !startsLine(next), kind(next) != .semicolon { next = step(next) }
        return next
    }
}
