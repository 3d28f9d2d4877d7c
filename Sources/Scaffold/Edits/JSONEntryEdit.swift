/// An entry for an object, or an element for a list, in a JSON file that people or Xcode write, in that file's style.
///
/// An entry is there already where the object has its key; an element where one has all that the new one says.
struct JSONEntryEdit: Sendable {
    /// The keys that lead to the object or list: `strings`.
    let at: [String]
    /// The key of an entry; nil for an element of a list.
    let key: String?
    /// The value as JSON.
    let text: String
    let isSorted: Bool

    /// - Throws: `EditError` where the file is no JSON, or has no such object or list.
    func textEdits(in file: EditedFile) throws(EditError) -> [TextEdit] {
        let list = try list(in: file)
        let tree = SyntaxTree(lexing: SourceText(text), language: .json)
        let value = Expression(tree, tree.span)
        if let key {
            guard !list.elements.contains(where: { $0.key?.stringValue == key }) else { return [] }
        } else {
            guard !list.elements.contains(where: { Self.says(value, $0.value) }) else { return [] }
        }
        let place = JSONPlace(file: file, list: list)
        return [place.edit(inserting: value, key: key, at: index(of: value, in: list))]
    }

    /// The deletions that take it out; none where it is not there, in whatever order its keys are.
    ///
    /// - Throws: `EditError` where the file is no JSON, or has no such object or list.
    func removals(in file: EditedFile) throws(EditError) -> [EditRemoval.Result] {
        let list = try list(in: file)
        let tree = SyntaxTree(lexing: SourceText(text), language: .json)
        let value = Expression(tree, tree.span)
        let meant = list.elements.indices.filter { index in
            let element = list.elements[index]
            return key.map { element.key?.stringValue == $0 } ?? Self.says(value, element.value)
        }
        return meant.prefix(1).map { index in
            let site = EditRemoval.Site(
                file: file,
                range: list.elements[index].range,
                ways: ElementPlace.ways(toRemove: index, from: list, in: file),
                leavesEmptyLine: JSONPlace(file: file, list: list).isXcodes
            )
            return EditRemoval(of: site) { changed in try? textEdits(in: changed) }.result
        }
    }

    private func list(in file: EditedFile) throws(EditError) -> ElementList {
        if let unbalanced = file.tree.firstUnbalanced {
            let location = file.location(of: unbalanced.range.lowerBound)
            throw EditError("\(unbalanced.message), so the file cannot be read", at: location, paste: pasted)
        }
        var current = Expression(file.tree, file.tree.span)
        for step in at {
            guard case .dictionary(let members) = current.form,
                let next = members.elements.first(where: { $0.key?.stringValue == step })
            else {
                let location = DiagnosticLocation(file: file.path.description)
                throw EditError("the file has no `\(at.joined(separator: "`, `"))`", at: location, paste: pasted)
            }
            current = next.value
        }
        switch (current.form, key) {
        case (.dictionary(let list), .some), (.array(let list), nil): return list
        default:
            let kind = key == nil ? "list" : "object"
            let location = file.location(of: current.range.lowerBound)
            throw EditError("`\(at.joined(separator: "`, `"))` is no \(kind)", at: location, paste: pasted)
        }
    }

    private var pasted: String { key.map { "\"\($0)\" : \(text)" } ?? text }

    /// Whether an element says all that the wanted one does: more keys do not matter, nor does their order.
    private static func says(_ wanted: Expression, _ other: Expression) -> Bool {
        switch (wanted.form, other.form) {
        case (.dictionary(let wanted), .dictionary(let other)):
            wanted.elements.allSatisfy { member in
                guard let key = member.key?.stringValue else { return false }
                return other.elements.contains { $0.key?.stringValue == key && says(member.value, $0.value) }
            }
        case (.array(let wanted), .array(let other)):
            wanted.elements.allSatisfy { element in other.elements.contains { says(element.value, $0.value) } }
        case (.string(let wanted), .string(let other)): wanted.value == other.value
        default: wanted.tree.compact(wanted.span) == other.tree.compact(other.span)
        }
    }

    // MARK: Order

    /// Where the new one goes: to its place if its neighbours are in order, capitals aside, else to the end.
    private func index(of value: Expression, in list: ElementList) -> Int {
        guard isSorted else { return list.elements.count }
        let paths = key == nil ? Self.stringPaths(in: value) : []
        let keys = list.elements.map { $0.key?.stringValue?.lowercased() ?? Self.sortKey($0.value, paths) }
        let new = key?.lowercased() ?? Self.sortKey(value, paths)
        let isInOrder = zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
        return isInOrder ? keys.firstIndex { $0 > new } ?? keys.count : keys.count
    }

    /// The ways to all strings in an element, in its order: a test plan's target has its package's path, then its name.
    private static func stringPaths(in value: Expression) -> [[String]] {
        guard case .dictionary(let members) = value.form else { return [[]] }
        return members.elements.flatMap { member in
            stringPaths(in: member.value).map { [member.key?.stringValue ?? ""] + $0 }
        }
    }

    private static func sortKey(_ value: Expression, _ paths: [[String]]) -> String {
        let parts = paths.map { path in
            var current = value
            for step in path {
                guard case .dictionary(let members) = current.form,
                    let next = members.elements.first(where: { $0.key?.stringValue == step })
                else { return "" }
                current = next.value
            }
            return current.stringValue ?? current.text
        }
        return parts.joined(separator: "\u{0}").lowercased()
    }
}
