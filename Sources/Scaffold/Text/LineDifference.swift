/// Which lines of two texts have no partner in the other one.
///
/// Eugene W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), in its linear-space form; lines that
/// the other text does not have at all are set aside first, and a search that grows too costly settles for a good
/// place to divide, so that large and very different texts stay fast.
struct LineDifference {
    /// Whether each line of the old text is gone from the new one.
    private(set) var removed: [Bool]
    /// Whether each line of the new text is not in the old one.
    private(set) var added: [Bool]

    /// - Parameters: the lines as numbers; equal lines have equal numbers, in both texts.
    init(from old: [Int], to new: [Int]) {
        removed = [Bool](repeating: false, count: old.count)
        added = [Bool](repeating: false, count: new.count)
        let inOld = Set(old)
        let inNew = Set(new)
        for (index, line) in old.enumerated() { removed[index] = !inNew.contains(line) }
        for (index, line) in new.enumerated() { added[index] = !inOld.contains(line) }
        let oldKept = old.indices.filter { !removed[$0] }
        let newKept = new.indices.filter { !added[$0] }
        var search = EditSearch(old: oldKept.map { old[$0] }, new: newKept.map { new[$0] })
        search.run()
        for (position, index) in oldKept.enumerated() where search.removed[position] { removed[index] = true }
        for (position, index) in newKept.enumerated() where search.added[position] { added[index] = true }
        Self.slide(&removed, of: old, beside: added)
        Self.slide(&added, of: new, beside: removed)
    }

    /// Moves each run of changed lines down as far as it means the same, so that runs meet, and then back to where
    /// the other text changes as well: the places that people expect, and those of GNU diff.
    private static func slide(_ flags: inout [Bool], of lines: [Int], beside otherFlags: [Bool]) {
        // A line that never changes stands before and after each text.
        var changed = [false] + flags + [false]
        let other = [false] + otherFlags + [false]
        let end = lines.count
        func line(_ index: Int) -> Int { lines[index - 1] }
        var index = 1
        var otherIndex = 1
        while true {
            while index <= end, !changed[index] {
                while other[otherIndex] { otherIndex += 1 }
                otherIndex += 1
                index += 1
            }
            if index > end { break }
            var start = index
            while changed[index] { index += 1 }
            while other[otherIndex] { otherIndex += 1 }
            var length: Int
            var partner: Int
            repeat {
                length = index - start
                while start > 1, line(start - 1) == line(index - 1) {
                    start -= 1
                    index -= 1
                    changed[start] = true
                    changed[index] = false
                    while changed[start - 1] { start -= 1 }
                    repeat { otherIndex -= 1 } while other[otherIndex]
                }
                partner = other[otherIndex - 1] ? index : end + 1
                while index <= end, line(start) == line(index) {
                    changed[start] = false
                    changed[index] = true
                    start += 1
                    index += 1
                    while changed[index] { index += 1 }
                    otherIndex += 1
                    while other[otherIndex] {
                        partner = index
                        otherIndex += 1
                    }
                }
            } while length != index - start
            while partner < index {
                start -= 1
                index -= 1
                changed[start] = true
                changed[index] = false
                repeat { otherIndex -= 1 } while other[otherIndex]
            }
        }
        flags = Array(changed[1..<end + 1])
    }
}
