/// Finds the elements of lists in a manifest that are about a feature: targets, products, dependencies, names in a list
/// from which targets are made.
struct FeatureEntries {
    /// Whether a name is one of the feature's.
    let isOwn: (String) -> Bool
    /// The targets, beside the feature's own, whose lists are looked into.
    let wired: Set<String>

    struct Entry {
        let list: ElementList
        let index: Int
        let key: String
    }

    /// The entries by the opening brackets of their lists.
    func found(in tree: SyntaxTree) -> [Int: [Entry]] {
        var entries: [Int: [Entry]] = [:]
        collect(from: tree.span, of: tree, into: &entries)
        return entries
    }

    private func collect(from span: CodeSpan, of tree: SyntaxTree, into entries: inout [Int: [Entry]]) {
        var index = span.start
        while index < span.end {
            guard tree.code[index].kind == .openBracket, let close = tree.partner(of: index) else {
                index += 1
                continue
            }
            let list = ElementList(opening: index, in: tree)
            for (number, element) in list.elements.enumerated() {
                let key = Self.key(of: element.value)
                if let key, isOwn(key) {
                    entries[index, default: []].append(Entry(list: list, index: number, key: key))
                } else if !isOfAnother(element.value, key) {
                    collect(from: element.value.span, of: tree, into: &entries)
                }
            }
            index = close + 1
        }
    }

    /// Whether an element is a target that the feature does not concern.
    private func isOfAnother(_ value: Expression, _ key: String?) -> Bool {
        guard let key, let name = value.callValue?.name else { return false }
        let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]
        return kinds.contains(name) && !wired.contains(key)
    }

    /// What an element is about: its name, or the last part of its path.
    static func key(of value: Expression) -> String? {
        if let text = value.stringValue { return text }
        guard let call = value.callValue, let arguments = call.arguments else { return nil }
        if call.name == "package", let path = arguments.value(labelled: "path")?.stringValue {
            return path.split(separator: "/").last.map(String.init)
        }
        if let name = arguments.value(labelled: "name")?.stringValue { return name }
        return arguments.elements.first.flatMap { $0.labelName == nil ? $0.value.stringValue : nil }
    }
}

extension FeatureEntries {
    /// A manifest without them; a list that held nothing else stays as an empty one.
    func removed(from text: SourceText) throws(OverlappingEdits) -> SourceText {
        var text = text
        while true {
            let tree = SyntaxTree(lexing: text)
            guard let entry = found(in: tree).max(by: { $0.key < $1.key })?.value.last,
                let list = DelimitedList(entry.list)
            else { return text }
            let habits = ListHabits(of: tree, except: list.open)
            let removal = ListRemoval(list: list, page: Page(of: text, limit: 120))
            let losesComma = habits.singleWithComma <= habits.singleWithoutComma
            text = try text.applying(removal.edits(removing: entry.index, losesComma: losesComma))
        }
    }
}
