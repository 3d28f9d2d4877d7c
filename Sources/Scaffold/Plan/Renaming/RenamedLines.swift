/// What lines of code that a blueprint writes become with another name.
///
/// A line is known by its tokens, so that it is found where people have moved or indented it. What the blueprint leaves
/// as it is keeps its name, too: `.product(…)` in the manifest of a feature that is called `Product`.
struct RenamedLines {
    /// The tokens of the new line by those of the old one; nil where several lines can come of it.
    private var lines: [[String]: [String]?] = [:]

    /// What says too little to be known.
    private static let fewest = 3

    /// - Parameters:
    ///   - old: what a blueprint writes.
    ///   - new: what it writes with the new name.
    mutating func add(_ old: SyntaxTree, _ new: SyntaxTree) {
        guard old.code.map(\.kind) == new.code.map(\.kind) else { return }
        for line in Self.lines(of: old) { add(line.map(old.string), as: line.map(new.string)) }
    }

    mutating func merge(_ others: RenamedLines) {
        for (old, new) in others.lines { add(old, as: new) }
    }

    private mutating func add(_ old: [String], as new: [String]?) {
        if let known = lines[old] {
            if known != new { lines[old] = .some(nil) }
        } else {
            lines[old] = .some(new)
        }
    }

    /// The new spellings of all names and texts in the lines of a file that are known, by their tokens.
    func replacements(in tree: SyntaxTree) -> [Int: String] {
        guard !lines.isEmpty else { return [:] }
        var result: [Int: String] = [:]
        for line in Self.lines(of: tree) {
            guard let known = lines[line.map(tree.string)], let new = known else { continue }
            for (index, word) in zip(line, new) where [.identifier, .stringText].contains(tree.kind(index)) {
                result[index] = word
            }
        }
        return result
    }

    /// The tokens of each line, without the comma of a list's element.
    private static func lines(of tree: SyntaxTree) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        for index in 1...max(tree.code.count, 1) where index >= tree.code.count || tree.code[index].startsLine {
            let end = tree.kind(index - 1) == .comma ? index - 1 : min(index, tree.code.count)
            if end - start >= fewest { result.append(start..<end) }
            start = index
        }
        return result
    }
}
