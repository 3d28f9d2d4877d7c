/// Where an entry is written: in a list literal, or as the argument of a call such as `append(…)`.
struct EntrySite {
    let element: Expression
    let list: ElementList
    let index: Int

    /// - Parameter element: the expression as it stands in the file. Nil where no brackets are around it.
    init?(of element: Expression) {
        let tree = element.tree
        var open = element.span.start - 1
        while open >= 0 {
            if let partner = tree.partner(of: open), partner < open {
                open = partner
            } else if tree.code[open].kind.closer != nil {
                break
            }
            open -= 1
        }
        guard open >= 0, [.openBracket, .openParen].contains(tree.code[open].kind) else { return nil }
        let list = ElementList(opening: open, in: tree)
        guard let index = list.elements.firstIndex(where: { $0.value.span == element.span }) else { return nil }
        self.element = element
        self.list = list
        self.index = index
    }

    var isLiteral: Bool { list.tree.code[list.open].kind == .openBracket }
}
