/// Copies what a manifest, or a list in it, says of one feature for another: targets, products, dependencies, names in
/// a list from which targets are made.
struct SiblingCopy {
    let names: FeatureNames
    /// The targets, beside the feature's own, that shall depend on the new feature because they do on its sibling.
    let wired: Set<String>
    /// The names of all features, their targets and products: among these a new one finds its place.
    let peers: Set<String>
    var lineLength = 100

    private typealias Finding = FeatureEntries.Entry

    /// The text with the copies in it; as it is where all of them are there, or nothing is about the sibling.
    func result(of text: SourceText) throws(OverlappingEdits) -> SourceText {
        let tree = SyntaxTree(lexing: text)
        let findings = FeatureEntries(isOwn: names.owns, wired: wired).found(in: tree)
        let page = Page(of: text, limit: lineLength)
        let habits = ListHabits(of: tree)
        var edits: [TextEdit] = []
        for (_, found) in findings.sorted(by: { $0.key < $1.key }) {
            guard let list = DelimitedList(found[0].list) else { continue }
            let additions = additions(found, in: tree)
            edits += ListInsertion(list: list, page: page, habits: habits).edits(adding: additions)
        }
        return try text.applying(edits)
    }

    // MARK: Placing

    private func additions(_ found: [Finding], in tree: SyntaxTree) -> [ListInsertion.Addition] {
        let list = found[0].list
        let known = Set(list.elements.compactMap { FeatureEntries.key(of: $0.value) })
        return found.compactMap { finding in
            guard !known.contains(names.name(finding.key)) else { return nil }
            let element = list.elements[finding.index]
            let text = names.element(tree.string(in: element.span))
            let sortKey = SortedPlace.key(of: element.value).map { names.element("\"\($0)\"").dropFirst().dropLast() }
            return ListInsertion.Addition(
                fragment: .text(text),
                index: index(of: sortKey.map { $0.lowercased() }, behind: finding, of: found)
            )
        }
    }

    /// The place of a new element: in the order of the list, else in that of the features in it, else behind them.
    private func index(of key: String?, behind finding: Finding, of all: [Finding]) -> Int {
        let list = finding.list
        let isGrouped = isGroupedByKind(list)
        let kind = Self.kind(of: list.elements[finding.index].value)
        let found = isGrouped ? all.filter { Self.kind(of: list.elements[$0.index].value) == kind } : all
        let keys = list.elements.map { SortedPlace.key(of: $0.value)?.lowercased() }
        let keyed = list.elements.indices.compactMap { index in keys[index].map { (index, $0) } }
        let features = keyed.filter { index, _ in
            let value = list.elements[index].value
            return (FeatureEntries.key(of: value).map(peers.contains) ?? false)
                && (!isGrouped || Self.kind(of: value) == kind)
        }
        let last = (found.map(\.index).max() ?? 0) + 1
        guard let key else { return last }
        let whole = keyed.count == keys.count && !isGrouped ? keyed : []
        for entries in [whole, features, found.count > 1 ? [] : Self.run(around: finding.index, of: keyed)]
        where entries.count > 1 {
            guard zip(entries, entries.dropFirst()).allSatisfy({ $0.1 <= $1.1 }) else { continue }
            let place = entries.first { $0.1 > key }?.0 ?? (entries[entries.count - 1].0 + 1)
            return isUnderHeading(place, in: list) ? last : place
        }
        return max(last, (features.last?.0 ?? 0) + 1)
    }

    /// The entries around one that are in order from the first on; nothing where three are not.
    private static func run(around index: Int, of keyed: [(Int, String)]) -> [(Int, String)] {
        guard let own = keyed.firstIndex(where: { $0.0 == index }) else { return [] }
        var (first, last) = (own, own)
        while first > 0, keyed[first - 1].1 <= keyed[first].1 { first -= 1 }
        while last + 1 < keyed.count, keyed[last].1 <= keyed[last + 1].1 { last += 1 }
        return first > 0 || last < 2 ? [] : Array(keyed[first...last])
    }

    private static func kind(of value: Expression) -> String? { value.callValue?.name }

    /// Whether the entries of features stand in groups, first all of one kind and then all of the next, and not feature
    /// by feature.
    private func isGroupedByKind(_ list: ElementList) -> Bool {
        let entries = list.elements.compactMap { element -> (kind: String?, isOwn: Bool)? in
            guard let key = FeatureEntries.key(of: element.value), peers.contains(key) else { return nil }
            return (Self.kind(of: element.value), names.owns(key))
        }
        let kinds = Set(entries.map(\.kind))
        let changes = zip(entries, entries.dropFirst()).count { $0.kind != $1.kind }
        guard kinds.count > 1, changes == kinds.count - 1 else { return false }
        return kinds.contains { kind in
            Set(entries.filter { $0.kind == kind }.map(\.isOwn)).count == 2
        }
    }

    /// Whether a comment stands above an element: what is put before it would belong to what is above that.
    private func isUnderHeading(_ index: Int, in list: ElementList) -> Bool {
        guard list.elements.indices.contains(index) else { return false }
        let tree = list.tree
        let start =
            index == 0
            ? tree.code[list.open].range.upperBound : tree.range(of: list.elements[index - 1].span).upperBound
        let between = start..<list.elements[index].range.lowerBound
        return tree.tokens.contains {
            $0.kind.isComment && between.contains($0.range.lowerBound)
                && $0.range.lowerBound >= tree.text.lineRange(at: start).upperBound
        }
    }
}

extension FeatureNames {
    /// Source text about the sibling as the new feature has it; in paths, the stem is a name as well.
    func element(_ source: String) -> String {
        let renamed = text(source.replacing("\r\n", with: "\n"))
        let tree = SyntaxTree(lexing: SourceText(renamed))
        let edits = tree.code.compactMap { token -> TextEdit? in
            guard token.kind == .stringText else { return nil }
            let text = tree.text.string(in: token.range)
            guard text.contains("/") else { return nil }
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
                part == from ? to : String(part)
            }
            return TextEdit(range: token.range, replacement: Array(parts.joined(separator: "/").utf8))
        }
        return (try? tree.text.applying(edits))?.string ?? renamed
    }
}
