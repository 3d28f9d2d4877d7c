/// The ways to take an entry out, the likeliest first.
struct EntryRemoval {
    private let site: EntrySite
    private let draft: EditDraft

    init(of site: EntrySite, in draft: EditDraft) {
        self.site = site
        self.draft = draft
    }

    private var tree: SyntaxTree { site.list.tree }
    private var text: SourceText { tree.text }
    private var page: Page { draft.page }

    var ways: [[TextEdit]] {
        guard site.isLiteral else { return statementWays(around: site.list.open) }
        guard let list = DelimitedList(site.list) else { return [] }
        let removal = ListRemoval(list: list, page: page)
        if list.elements.count > 1 {
            let keeps = draft.habits.keepsCommaOfSingle(isFormatted: draft.isFormatted)
            let plain = [!keeps, keeps].map { removal.edits(removing: site.index, losesComma: $0) }
            return withJoinedLines(list.open, plain)
        }
        let empty = removal.edits(removing: 0, losesComma: true)
        guard removal.holdsNothingElse else { return [empty] }
        return operandWays(list) + addedWays(list) + argumentWays(list) + [empty]
    }

    // MARK: Lines that were broken to make room

    /// The same ways, and those with a list or a call around the entry back on one line: before them where its
    /// neighbours are on one line, else behind them.
    private func withJoinedLines(_ open: Int, _ ways: [[TextEdit]]) -> [[TextEdit]] {
        let joined = ways.prefix(1).flatMap { way in joinedLines(way, around: open) }
        return joined.filter(\.isLikely).map(\.edits) + ways + joined.filter { !$0.isLikely }.map(\.edits)
    }

    private func joinedLines(_ way: [TextEdit], around open: Int) -> [(edits: [TextEdit], isLikely: Bool)] {
        var result: [(edits: [TextEdit], isLikely: Bool)] = []
        var opener: Int? = open
        for _ in 0..<3 {
            guard let current = opener else { break }
            opener = enclosing(current)
            var composition = EditComposition(of: text)
            guard (try? composition.apply(way)) != nil else { break }
            let offset = tree.code[current].range.lowerBound
            let shrunken = way.reduce(0) { $0 + ($1.range.upperBound <= offset ? $1.range.count : 0) }
            let after = SyntaxTree(lexing: composition.text)
            let place = after.codeIndex(from: offset - shrunken)
            if let list = DelimitedList(ElementList(opening: place, in: after)),
                let joining = ListJoining.edits(of: list), (try? composition.apply(joining)) != nil
            {
                result.append((composition.edits, prefersOneLine(current)))
            }
        }
        return result
    }

    /// Whether the lists and calls beside the one that a bracket opens stand on one line.
    ///
    /// Without neighbours, a list that is left with one element does, unless others of one element have a line for it.
    private func prefersOneLine(_ open: Int) -> Bool {
        guard let outer = enclosing(open) else { return false }
        if open == site.list.open, isBrokenLiteral { return true }
        if open == site.list.open, isTallElsewhere { return false }
        let siblings = ElementList(opening: outer, in: tree).elements.compactMap { element -> DelimitedList? in
            guard !element.span.indices.contains(open) else { return nil }
            switch element.value.form {
            case .array(let list): return DelimitedList(list)
            case .call(let call): return call.arguments.flatMap(DelimitedList.init)
            default: return nil
            }
        }
        .filter { !$0.elements.isEmpty }
        guard siblings.isEmpty else { return siblings.allSatisfy(\.isOnOneLine) }
        let singles = draft.habits.singleWithComma + draft.habits.singleWithoutComma
        return open == site.list.open && site.list.elements.count == 2 && singles == 0
    }

    /// Whether the other lists of that label have a line for each element, all of them.
    private var isTallElsewhere: Bool {
        guard site.isLiteral, tree.kind(site.list.open - 1) == .colon else { return false }
        let label = tree.name(site.list.open - 2)
        let others = tree.code.indices.filter { index in
            index != site.list.open && tree.kind(index) == .openBracket && tree.kind(index - 1) == .colon
                && tree.name(index - 2) == label
        }
        let lists = others.compactMap { DelimitedList(ElementList(opening: $0, in: tree)) }
            .filter { !$0.elements.isEmpty }
        return lists.count > 1 && lists.allSatisfy { $0.arrangement == .perLine }
    }

    /// Whether the list must have been on one line: one of several lines would end with a comma.
    private var isBrokenLiteral: Bool {
        site.isLiteral && !draft.isFormatted && !draft.habits.avoidsTrailingCommas && !draft.habits.closesOnLastLine
            && site.list.elements.last?.comma == nil
    }

    /// The bracket around the list or call that a bracket opens.
    private func enclosing(_ open: Int) -> Int? {
        var index = open - 1
        while index >= 0 {
            if let partner = tree.partner(of: index), partner < index {
                index = partner
            } else if tree.code[index].kind.closer != nil {
                return [.openBracket, .openParen].contains(tree.code[index].kind) ? index : nil
            }
            index -= 1
        }
        return nil
    }

    // MARK: The only element

    /// `EXPR + [x]`: the expression without what is added, and without parentheses that only the addition needs.
    private func operandWays(_ list: DelimitedList) -> [[TextEdit]] {
        guard tree.is(list.open - 1, "+"), list.open >= 2 else { return [] }
        let end = tree.code[list.open - 2].range.upperBound
        let plain = TextEdit(range: end..<list.closeRange.upperBound, replacement: [])
        guard tree.kind(list.open - 2) == .closeParen, let paren = tree.partner(of: list.open - 2) else {
            return [[plain]]
        }
        let inner = Expression(tree, CodeSpan(start: paren + 1, end: list.open - 2))
        guard inner.bindsWeakerThanAddition, tree.kind(paren - 1) != .identifier else { return [[plain]] }
        let bare = [
            TextEdit(range: tree.code[paren].range, replacement: []),
            TextEdit(range: tree.code[list.open - 2].range.lowerBound..<list.closeRange.upperBound, replacement: []),
        ]
        return [bare, [plain]]
    }

    /// `package.targets += [x]`, `append(contentsOf: [x])`: the statement.
    private func addedWays(_ list: DelimitedList) -> [[TextEdit]] {
        if tree.is(list.open - 1, "+=") { return statementWays(around: list.open) }
        guard tree.kind(list.open - 1) == .colon, tree.name(list.open - 2) == "contentsOf" else { return [] }
        return statementWays(around: list.open - 3)
    }

    /// `dependencies: [x]`: the argument.
    private func argumentWays(_ list: DelimitedList) -> [[TextEdit]] {
        let label = tree.name(list.open - 2)
        guard tree.kind(list.open - 1) == .colon, let open = enclosing(list.open), tree.kind(open) == .openParen,
            ["products", "dependencies", "targets", "plugins"].contains(label) || hasDefault(label, at: open)
        else { return [] }
        let arguments = ElementList(opening: open, in: tree)
        guard arguments.elements.count > 1, let call = DelimitedList(arguments),
            let index = arguments.elements.firstIndex(where: { $0.label == list.open - 2 })
        else { return [] }
        let way = ListRemoval(list: call, page: page).edits(removing: index, losesComma: false)
        return withJoinedLines(open, [way])
    }

    /// Whether a parameter of the function that is called there can be left out.
    private func hasDefault(_ label: String, at open: Int) -> Bool {
        let declarations = draft.source.evaluator.functions[tree.name(open - 1)] ?? []
        return declarations.contains { declaration in
            declaration.parameters.contains { $0.label == label && $0.defaultValue != nil }
        }
    }

    // MARK: Statements

    /// The statement around a bracket, with the empty line before it or without.
    private func statementWays(around open: Int) -> [[TextEdit]] {
        guard let statement = StatementSearch.statement(around: open, in: CodeBlock(tree)) else { return [] }
        let range = statement.range
        var end = text.lineRange(at: max(range.upperBound - 1, range.lowerBound)).upperBound
        let isAlone =
            tree.code.indices.contains(statement.span.end) == false
            || tree.code[statement.span.end].startsLine || tree.kind(statement.span.end)?.isCloser == true
        if !isAlone { end = range.upperBound }
        var starts: [Int] = []
        var line = text.lineRange(at: range.lowerBound)
        guard tree.code[statement.span.start].startsLine, line.lowerBound > 0 else {
            return [[TextEdit(range: range.lowerBound..<end, replacement: [])]]
        }
        line = text.lineRange(at: line.lowerBound - 1)
        starts.append(line.upperBound)
        if line.isEmpty, line.lowerBound > 0 {
            starts.insert(text.lineRange(at: line.lowerBound - 1).upperBound, at: 0)
        }
        return starts.map { [TextEdit(range: $0..<end, replacement: [])] }
    }
}

/// Finds the innermost statement around a token.
enum StatementSearch {
    static func statement(around token: Int, in block: CodeBlock) -> Statement? {
        guard let statement = Self.statement(around: token, among: block.statements) else { return nil }
        let blocks: [CodeBlock] =
            switch statement.kind {
            case .control(let control): control.branches.map(\.body)
            case .conditional(let conditional): conditional.branches.map(\.body)
            case .declaration(let declaration): declaration.body.map { [$0] } ?? []
            default: []
            }
        for block in blocks where block.span.indices.contains(token) {
            return Self.statement(around: token, in: block) ?? statement
        }
        return statement
    }

    /// The one of a block's statements, which stand in order, that holds a token.
    static func statement(around token: Int, among statements: [Statement]) -> Statement? {
        var low = 0
        var high = statements.count
        while low < high {
            let middle = (low + high) / 2
            if statements[middle].span.end <= token { low = middle + 1 } else { high = middle }
        }
        guard low < statements.count, statements[low].span.indices.contains(token) else { return nil }
        return statements[low]
    }
}
