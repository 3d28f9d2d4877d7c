extension SyntaxTree {
    private static let effects: Set<String> = ["async", "reasync"]
    private static let accessors: Set<String> = ["get", "set", "willSet", "didSet"]
    private static let betweenOperands: Set<String> = ["as", "else", "in", "is", "where"]

    /// Whether a word stands there for the language, and names nothing: `final` before `class`, `some` before a type.
    ///
    /// Many such words can be names elsewhere (The Swift Programming Language, "Lexical Structure"); what follows tells.
    func isKeyword(_ index: Int) -> Bool {
        guard kind(index) == .identifier, kind(index - 1) != .period, !string(index).hasPrefix("`") else {
            return false
        }
        let word = string(index)
        if Keywords.reserved.contains(word) { return true }
        if isFollowedByName(index) { return true }
        if Self.effects.contains(word) { return kind(index - 1) == .closeParen || self.is(index + 1, "->") }
        if Self.accessors.contains(word) {
            let isDetail = kind(index - 1) == .openParen && kind(index + 1) == .closeParen
            return kind(index + 1) == .openBrace
                || isDetail && isAny(index - 2, of: ["private", "fileprivate", "internal", "public", "package"])
        }
        return StatementScanner(self, in: CodeSpan(start: index, end: code.count), .code).startsDeclaration(at: index)
    }

    /// Whether another name stands behind a word on the same line, as none does behind an operand.
    private func isFollowedByName(_ index: Int) -> Bool {
        kind(index + 1) == .identifier && !code[index + 1].startsLine && !isAny(index + 1, of: Self.betweenOperands)
    }
}
