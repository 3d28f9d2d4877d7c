/// Where an entry is written: in a list literal, or as the argument of a call such as `append(…)`.
struct EntrySite {
    let element: Expression
    let list: ElementList
    let index: Int

    /// - Parameter element: the expression as it stands in the file. Nil where no brackets are around it.
    init?(of element: Expression) {
        let tree = element.tree
        guard let open = tree.opener(around: element.span.start), [.openBracket, .openParen].contains(tree.kind(open))
        else { return nil }
        let list = ElementList(opening: open, in: tree)
        guard let index = list.elements.firstIndex(where: { $0.value.span == element.span }) else { return nil }
        self.element = element
        self.list = list
        self.index = index
    }

    var isLiteral: Bool { list.tree.code[list.open].kind == .openBracket }
}
