/// The texts that an entry may have been added to: what the file is without it, the likeliest first.
///
/// An addition can break lines, open an empty list or make an argument, so one text can come of several. Which of them
/// it was is found by adding the entry to each again; where several give what is there, their order decides: a list or
/// a call that is broken now stood on one line if the others of its sort do.
struct EntryRemoval {
    private let site: EntrySite
    private let draft: EditDraft
    private let lines: LineHabits

    init(of site: EntrySite, in draft: EditDraft) {
        self.site = site
        self.draft = draft
        lines = LineHabits(of: draft.tree, limit: draft.page.limit)
    }

    private var tree: SyntaxTree { site.list.tree }
    private var text: SourceText { tree.text }
    private var page: Page { draft.page }

    /// All of them, as the edits that lead there.
    var candidates: [[TextEdit]] {
        bases.flatMap { base in
            let joined = joinedLines(base.edits, around: base.open)
            return joined.flatMap { $0.filter(\.isLikely).reversed() }.map(\.edits) + [base.edits]
                + joined.flatMap { $0.filter { !$0.isLikely } }.map(\.edits)
        }
    }

    /// The file without the entry and otherwise as it is: for one that nobody has added in this way.
    var plain: [TextEdit] {
        guard let list = DelimitedList(site.list), site.isLiteral else { return bases.first?.edits ?? [] }
        if list.elements.count > 1 { return bases[0].edits }
        let removal = ListRemoval(list: list, page: page)
        guard removal.holdsNothingElse else { return bases[0].edits }
        return (operandWays(list) + addedWays(list)).first ?? removal.edits(removing: 0, losesComma: true)
    }

    /// A way to take the entry out, and the innermost bracket that stays.
    private struct Base {
        let edits: [TextEdit]
        let open: Int
    }

    private var bases: [Base] {
        guard site.isLiteral else { return statementWays(around: site.list.open).map { Base(edits: $0, open: -1) } }
        guard let list = DelimitedList(site.list) else { return [] }
        let removal = ListRemoval(list: list, page: page)
        if list.elements.count > 1 {
            let keeps = draft.habits.keepsCommaOfSingle(isFormatted: draft.isFormatted)
            return [!keeps, keeps].map {
                Base(edits: removal.edits(removing: site.index, losesComma: $0), open: list.open)
            }
        }
        let emptied = emptyWays(list, removal).map { Base(edits: $0, open: list.open) }
        guard removal.holdsNothingElse else { return emptied }
        let around = enclosing(list.open) ?? -1
        let operands = (statementWaysOfCondition(list) + operandWays(list) + addedWays(list)).map {
            Base(edits: $0, open: around)
        }
        let argument = argumentWay(list).map { Base(edits: $0, open: around) }.map { [$0] } ?? []
        return operands + (hasEmptySiblings(list) ? emptied + argument : argument + emptied)
    }

    // MARK: Lines that were broken to make room

    /// No list or call of so many bytes was on one line.
    private static let mostBytes = 2_000

    private typealias Joined = (edits: [TextEdit], isLikely: Bool)

    /// What edits leave, with the lists and calls from a bracket outwards back on one line, one more each time; for each
    /// habit of putting blanks into brackets.
    private func joinedLines(_ way: [TextEdit], around open: Int) -> [[Joined]] {
        let levels = levels(from: open)
        guard let outermost = levels.last, let close = tree.partner(of: outermost) else { return [] }
        let region = tree.code[outermost].range.lowerBound..<tree.code[close].range.upperBound
        let inner = way.map { edit in
            TextEdit(
                range: edit.range.lowerBound - region.lowerBound..<edit.range.upperBound - region.lowerBound,
                replacement: edit.replacement
            )
        }
        return (lines.isPadded ? [" ", ""] : [""]).map { padding in
            joinedLines(inner, levels, in: region, padding: padding)
        }
    }

    private func joinedLines(
        _ way: [TextEdit],
        _ levels: [Int],
        in region: TextRange,
        padding: String
    ) -> [Joined] {
        var composition = EditComposition(of: SourceText(Array(text.bytes[region])))
        guard let outermost = levels.last, (try? composition.apply(way)) != nil else { return [] }
        var result: [Joined] = []
        var isLikely = true
        for level in levels {
            let rest = SyntaxTree(lexing: composition.text)
            guard let list = DelimitedList(ElementList(opening: level - outermost, in: rest)) else { break }
            if list.isOnOneLine { continue }
            guard let joining = ListJoining.edits(of: list, padding: padding),
                (try? composition.apply(joining)) != nil
            else { break }
            isLikely = isLikely && prefersOneLine(level, elements: list.elements.count)
            let edits = composition.edits.map { edit in
                TextEdit(
                    range: edit.range.lowerBound + region.lowerBound..<edit.range.upperBound + region.lowerBound,
                    replacement: edit.replacement
                )
            }
            result.append((edits, isLikely))
        }
        return result
    }

    /// The brackets around a place, the innermost first, as far as they can have been on one line.
    private func levels(from open: Int) -> [Int] {
        var result: [Int] = []
        var next: Int? = open >= 0 ? open : nil
        while let current = next, let close = tree.partner(of: current), result.count < 6,
            tree.code[close].range.upperBound - tree.code[current].range.lowerBound < Self.mostBytes
        {
            result.append(current)
            next = enclosing(current)
        }
        return result
    }

    /// Whether what a bracket opens must have been on one line, as a list of several lines would end with a comma; or
    /// has been, as others like it are.
    private func prefersOneLine(_ open: Int, elements: Int) -> Bool {
        if tree.kind(open) == .openBracket, !draft.isFormatted, draft.habits.longWithoutComma < 2,
            !draft.habits.avoidsTrailingCommas,
            !draft.habits.closesOnLastLine
        {
            let literal = ElementList(opening: open, in: tree)
            if literal.elements.count > 1, literal.elements.last?.comma == nil { return true }
        }
        return lines.prefersOneLine(open, elements: elements, in: tree)
    }

    /// The bracket around the list or call that a bracket opens.
    private func enclosing(_ open: Int) -> Int? {
        tree.opener(around: open).flatMap { [.openBracket, .openParen].contains(tree.kind($0)) ? $0 : nil }
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
    private func argumentWay(_ list: DelimitedList) -> [TextEdit]? {
        let label = tree.name(list.open - 2)
        guard tree.kind(list.open - 1) == .colon, let open = enclosing(list.open), tree.kind(open) == .openParen,
            ["products", "dependencies", "targets", "plugins", "traits"].contains(label) || hasDefault(label, at: open)
        else { return nil }
        let arguments = ElementList(opening: open, in: tree)
        guard arguments.elements.count > 1, let call = DelimitedList(arguments),
            let index = arguments.elements.firstIndex(where: { $0.label == list.open - 2 })
        else { return nil }
        return ListRemoval(list: call, page: page).edits(removing: index, losesComma: false)
    }

    /// `[]`, `[ ]`, or brackets on two lines.
    private func emptyWays(_ list: DelimitedList, _ removal: ListRemoval) -> [[TextEdit]] {
        let empty = removal.edits(removing: 0, losesComma: true)
        guard removal.holdsNothingElse else { return [empty] }
        let inside = list.openRange.upperBound..<list.closeRange.lowerBound
        let padded = lines.isPadded ? [[TextEdit(range: inside, replacement: [.space])]] : []
        guard list.closesOnOwnLine else { return padded + [empty] }
        let end = tree.code[list.close - 1].range.upperBound
        let opened = [TextEdit(range: inside.lowerBound..<end, replacement: [])]
        return padded + (hasOpenEmptyLists ? [opened, empty] : [empty, opened])
    }

    /// Whether the file's other empty lists are brackets on two lines.
    private var hasOpenEmptyLists: Bool {
        let closers = tree.code.indices.filter { index in
            tree.kind(index) == .closeBracket && tree.kind(index - 1) == .openBracket
        }
        return !closers.isEmpty && closers.allSatisfy { tree.code[$0].startsLine }
    }

    /// Whether there was rather an empty list than none: it is the one of the package's targets, or more of the other
    /// calls of that name have an empty one than have none.
    private func hasEmptySiblings(_ list: DelimitedList) -> Bool {
        guard tree.kind(list.open - 1) == .colon, let own = enclosing(list.open) else { return false }
        let label = tree.name(list.open - 2)
        if label == "targets" { return true }
        let callee = tree.name(own - 1)
        var empty = 0
        var absent = 0
        for open in tree.code.indices where open != own && tree.kind(open) == .openParen {
            guard tree.name(open - 1) == callee, tree.kind(open - 2) == .period else { continue }
            let value = ElementList(opening: open, in: tree).value(labelled: label)
            if value == nil { absent += 1 } else if value?.arrayValue?.elements.isEmpty == true { empty += 1 }
        }
        return empty > absent
    }

    /// Whether a parameter of the function that is called there can be left out.
    private func hasDefault(_ label: String, at open: Int) -> Bool {
        let name = tree.name(open - 1)
        let evaluator = draft.source.evaluator
        let members = evaluator.types.entries.values.flatMap(\.members).filter {
            $0.kind == .function && $0.name == name
        }
        let initializers = evaluator.types[name]?.initializers ?? []
        return ((evaluator.functions[name] ?? []) + members + initializers).contains { declaration in
            declaration.parameters.contains { $0.label == label && $0.defaultValue != nil }
        }
    }

    // MARK: Statements

    /// `if let target = … { target.plugins = … + [x] }`: all of it.
    private func statementWaysOfCondition(_ list: DelimitedList) -> [[TextEdit]] {
        guard tree.is(list.open - 1, "+"), let brace = tree.opener(around: list.open),
            tree.kind(brace) == .openBrace,
            let statement = StatementSearch.statement(around: brace, in: CodeBlock(tree)),
            case .control = statement.kind
        else { return [] }
        return statementWays(around: brace)
    }

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
