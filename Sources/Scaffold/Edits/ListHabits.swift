/// How the author of a file writes lists: what a list that says nothing itself takes over from the others.
struct ListHabits: Sendable {
    /// Lists of two or more elements, one a line, the bracket on a line of its own.
    private(set) var longWithComma = 0
    private(set) var longWithoutComma = 0
    /// The same with one element.
    private(set) var singleWithComma = 0
    private(set) var singleWithoutComma = 0
    /// Lists of several lines whose bracket closes on a line of its own, or on that of the last element.
    private var closingOnOwnLine = 0
    private var closingOnLastLine = 0
    /// Lists of several lines that begin behind the bracket, and whose other elements stand below the first.
    private var hanging = 0
    private var commaFirst = 0

    /// - Parameter ignored: the bracket of a list that does not count.
    init(of tree: SyntaxTree, except ignored: Int? = nil) {
        for index in tree.code.indices where tree.code[index].kind == .openBracket && index != ignored {
            guard !Self.isSubscript(index, in: tree), let list = DelimitedList(ElementList(opening: index, in: tree)),
                list.arrangement == .perLine
            else { continue }
            if list.isCommaFirst { commaFirst += 1 } else { count(list) }
        }
    }

    private mutating func count(_ list: DelimitedList) {
        if list.isHanging { hanging += 1 }
        guard list.closesOnOwnLine else {
            closingOnLastLine += 1
            return
        }
        closingOnOwnLine += 1
        switch (list.elements.count > 1, list.hasTrailingComma) {
        case (true, true): longWithComma += 1
        case (true, false): longWithoutComma += 1
        case (false, true): singleWithComma += 1
        case (false, false): singleWithoutComma += 1
        }
    }

    private static func isSubscript(_ index: Int, in tree: SyntaxTree) -> Bool {
        guard tree.isAdjacent(index), let before = tree.kind(index - 1) else { return false }
        switch before {
        case .identifier, .closeParen, .closeBracket, .closeBrace, .postfixMark: return true
        default: return false
        }
    }

    /// Lists of two or more end without a comma in this file.
    var avoidsTrailingCommas: Bool { longWithoutComma > longWithComma }

    /// Brackets close on the line of the last element in this file.
    var closesOnLastLine: Bool { closingOnLastLine > closingOnOwnLine }

    /// Elements stand below the first one, which stands behind the bracket.
    var hangsElements: Bool { hanging > closingOnOwnLine }

    /// The commas of this file stand before the elements, as far as lists of several lines have any.
    var putsCommasFirst: Bool { commaFirst > longWithComma + longWithoutComma }

    /// Whether a list that is one element again keeps its comma: `swift format` wants none, but a file whose single
    /// elements have one, or that nothing is known of, keeps what it has.
    func keepsCommaOfSingle(isFormatted: Bool) -> Bool {
        if singleWithComma == 0, singleWithoutComma == 0 { return !isFormatted }
        return singleWithComma > singleWithoutComma
    }
}
