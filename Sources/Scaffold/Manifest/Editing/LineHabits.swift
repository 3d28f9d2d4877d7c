/// Which of the lists and calls that fit on one line the author of a file has put there, and which not.
struct LineHabits {
    fileprivate struct Count {
        /// The most elements that one on one line has.
        var most = 0
        var hasBroken = false
    }

    private var counts: [Sort: Count] = [:]
    private var all = Count()
    /// Whether blanks stand inside brackets: `[ "Core" ]`.
    private(set) var isPadded = false

    /// What people lay out alike.
    private enum Sort: Hashable {
        case package
        /// A list of targets, of products or of packages.
        case entries
        case target
        case call(String)
        case list(String)
    }

    init(of tree: SyntaxTree, limit: Int) {
        for open in tree.code.indices {
            guard [.openBracket, .openParen].contains(tree.kind(open)), let close = tree.partner(of: open),
                close > open + 1 || !tree.isAdjacent(close)
            else { continue }
            if !tree.code[open + 1].startsLine, !tree.isAdjacent(open + 1) { isPadded = true }
            if close > open + 1 { count(open, close, in: tree, limit: limit) }
        }
    }

    private mutating func count(_ open: Int, _ close: Int, in tree: SyntaxTree, limit: Int) {
        let start = tree.code[open].range.lowerBound
        let column = start - tree.text.lineRange(at: start).lowerBound
        var length = 1
        var elements = 1
        var isBroken = false
        var depth = 0
        for index in open + 1...close {
            let token = tree.code[index]
            if token.kind.closer != nil { depth += 1 } else if token.kind.isCloser { depth -= 1 }
            if depth == 0, token.kind == .comma { elements += 1 }
            if token.startsLine {
                isBroken = true
                length += index == open + 1 || index == close ? 0 : 1
            } else {
                length += token.range.lowerBound - tree.code[index - 1].range.upperBound
            }
            length += token.range.count
            guard column + length <= limit else { return }
        }
        let sort = Self.sort(of: open, in: tree)
        counts[sort, default: Count()].add(elements, isBroken: isBroken)
        all.add(elements, isBroken: isBroken)
    }

    /// Whether lists and calls like the one that a bracket opens stand on one line: all of them, and those of more than
    /// two elements where another one has nearly as many. A package hardly ever does.
    func prefersOneLine(_ open: Int, elements: Int, in tree: SyntaxTree) -> Bool {
        let sort = Self.sort(of: open, in: tree)
        guard sort != .package, let count = counts[sort] ?? (sort == .entries ? nil : all) else { return false }
        return counts[sort]?.hasBroken != true && elements <= max(count.most + 1, 2)
    }

    private static func sort(of open: Int, in tree: SyntaxTree) -> Sort {
        if tree.kind(open) == .openParen {
            let name = tree.name(open - 1)
            if name == "Package" { return .package }
            return ArgumentOrder.ofTarget(method: name) == nil ? .call(name) : .target
        }
        let isEntry = tree.kind(open + 1) == .period && tree.kind(open + 3) == .openParen
        let label = tree.kind(open - 1) == .colon ? tree.name(open - 2) : ""
        if isEntry {
            let name = tree.name(open + 2)
            // Of a target's dependencies, `.target(name:)` is one as well.
            if label != "dependencies", ArgumentOrder.ofTarget(method: name) != nil { return .entries }
            if ["library", "executable", "package"].contains(name) { return .entries }
        }
        return .list(label)
    }
}

extension LineHabits.Count {
    fileprivate mutating func add(_ elements: Int, isBroken: Bool) {
        if isBroken { hasBroken = true } else { most = max(most, elements) }
    }
}
