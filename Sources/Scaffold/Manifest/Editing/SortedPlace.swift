/// Before which element of a list a new one goes.
///
/// A list whose elements are all in order, by name or by path and whatever the case, keeps its order. Where people
/// have made groups, with comments or empty lines, where there is no order, and where none of the others has a path
/// or a URL as the new one has, that goes to the end.
struct SortedPlace {
    let index: Int

    /// - Parameter key: the name, the path or the URL of the new element.
    init(of key: String, in list: ElementList) {
        let keys = list.elements.map { Self.key(of: $0.value)?.lowercased() }
        let known = keys.compactMap { $0 }
        guard known.count == keys.count, !Self.isGrouped(list), zip(known, known.dropFirst()).allSatisfy({ $0 <= $1 }),
            known.contains(where: { $0.contains("://") == key.contains("://") })
        else {
            index = keys.count
            return
        }
        let wanted = key.lowercased()
        index = known.firstIndex { $0 > wanted } ?? keys.count
    }

    /// What an element is sorted by.
    static func key(of value: Expression) -> String? {
        if let text = value.stringValue { return text }
        guard let arguments = value.callValue?.arguments else { return nil }
        for label in ["url", "path", "id", "name"] {
            // `.package(name:path:)` goes by its path, a target by its name, whatever path it has.
            if label != "name", arguments.value(labelled: "name") != nil, value.callValue?.name != "package" {
                continue
            }
            if let text = arguments.value(labelled: label)?.stringValue { return text }
        }
        return arguments.elements.first.flatMap { $0.labelName == nil ? $0.value.stringValue : nil }
    }

    private static func isGrouped(_ list: ElementList) -> Bool {
        let text = list.tree.text
        return zip(list.elements, list.elements.dropFirst()).contains { left, right in
            let between = (left.commaRange ?? left.range).upperBound..<right.range.lowerBound
            let lines = text.position(of: between.upperBound).line - text.position(of: between.lowerBound).line
            return lines > 1
        }
    }
}
