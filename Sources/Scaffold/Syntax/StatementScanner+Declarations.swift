extension StatementScanner {
    private static let keywords: [String: Declaration.Kind] = [
        "import": .import, "let": .variable, "var": .variable, "func": .function, "init": .initializer,
        "deinit": .deinitializer, "subscript": .subscript, "typealias": .typealias,
        "associatedtype": .associatedtype, "struct": .struct, "class": .class, "enum": .enum, "actor": .actor,
        "protocol": .protocol, "extension": .extension, "case": .enumCase, "operator": .operator,
        "precedencegroup": .precedencegroup, "macro": .macro,
    ]
    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final", "lazy", "weak",
        "unowned", "mutating", "nonmutating", "nonisolated", "isolated", "override", "required", "convenience",
        "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "distributed", "async", "consuming",
        "borrowing", "__consuming", "sending",
    ]

    private static let details: Set<String> = ["set", "unsafe", "safe", "nonsending"]

    /// What stands before the keyword of a declaration.
    struct Head {
        var attributes: [Attribute] = []
        var modifiers: [String] = []
        var keyword = 0
        var kind = Declaration.Kind.variable
    }

    /// The declaration that begins at a token; nil where none does.
    func declaration(at start: Int) -> Declaration? {
        guard let head = head(at: start) else { return nil }
        var reader = DeclarationReader(tree, in: self, start: start, head: head)
        return reader.read()
    }

    /// Whether a declaration begins at a token; it is not read.
    func startsDeclaration(at start: Int) -> Bool { head(at: start) != nil }

    private func head(at start: Int) -> Head? {
        var head = Head()
        var index = start
        while index < end {
            if code.kind(index) == .at {
                let close = code.attributeEnd(from: index)
                head.attributes.append(Attribute(at: index, to: close, in: tree))
                index = close
            } else if let kind = keyword(at: index) {
                head.keyword = index
                head.kind = kind
                return head
            } else if code.isAny(index, of: Self.modifiers) {
                let close = hasDetail(index) ? index + 4 : index + 1
                head.modifiers.append(tree.compact(CodeSpan(start: index, end: close)))
                index = close
            } else {
                return nil
            }
        }
        return nil
    }

    /// Whether a modifier has one of the words in parentheses that modifiers take; `open(url)` is a call.
    private func hasDetail(_ index: Int) -> Bool {
        code.kind(index + 1) == .openParen && code.isAny(index + 2, of: Self.details)
            && code.kind(index + 3) == .closeParen
    }

    /// The kind that the word at a token declares. Some words are keywords only where a name follows.
    private func keyword(at index: Int) -> Declaration.Kind? {
        guard code.kind(index) == .identifier, let kind = Self.keywords[tree.string(index)] else { return nil }
        let next = index + 1
        switch kind {
        case .class: return code.kind(next) == .identifier && !declares(next) ? kind : nil
        case .actor, .macro, .precedencegroup:
            return code.kind(next) == .identifier && !code.startsLine(next) ? kind : nil
        case .operator: return code.kind(next) == .operator ? kind : nil
        case .initializer, .subscript:
            guard context == .members else { return nil }
            return code.kind(next) == .openParen || code.kind(next) == .postfixMark || code.is(next, "<") ? kind : nil
        case .enumCase: return context == .members ? kind : nil
        case .deinitializer: return context == .members ? kind : nil
        default: return kind
        }
    }

    /// Whether `class` before this word is a modifier: `class func`, `class var`.
    private func declares(_ index: Int) -> Bool {
        code.isAny(index, of: Self.modifiers) || ["func", "var", "let", "subscript"].contains(tree.string(index))
    }
}
