/// The difference of two texts in the format of `diff -u`, which `patch` and `git apply` read.
public struct UnifiedDiff: Sendable, Hashable, CustomStringConvertible {
    public struct Line: Sendable, Hashable {
        public enum Kind: Sendable, Hashable {
            /// What says which files are compared.
            case header
            /// `@@ -1,3 +1,4 @@`
            case hunk
            case context
            case removed
            case added
            /// `\ No newline at end of file`
            case note
        }

        public let kind: Kind
        /// With its mark in front, without a line ending.
        public let text: String
    }

    /// Empty where the texts are equal and nothing else was to be said.
    public private(set) var lines: [Line] = []

    /// - Parameters:
    ///   - old: nil for a file that is new.
    ///   - new: nil for a file that goes.
    ///   - header: lines to say before the names of the files, as git's `rename from …`; they stand for themselves
    ///     where the texts are equal.
    public init(
        from old: SourceText?,
        named oldName: String,
        to new: SourceText?,
        named newName: String,
        header: [String] = []
    ) {
        lines = header.map { Line(kind: .header, text: $0) }
        let before = old?.bytes ?? []
        let after = new?.bytes ?? []
        guard before != after else { return }
        let names = [old == nil ? "/dev/null" : oldName, new == nil ? "/dev/null" : newName]
        guard !before.contains(0), !after.contains(0) else {
            lines.append(Line(kind: .header, text: "Binary files \(names[0]) and \(names[1]) differ"))
            return
        }
        // A tab ends a name that holds a space, for `patch`.
        let ends = names.map { $0.contains(" ") ? $0 + "\t" : $0 }
        lines.append(Line(kind: .header, text: "--- " + ends[0]))
        lines.append(Line(kind: .header, text: "+++ " + ends[1]))
        appendHunks(from: Self.lines(of: before), to: Self.lines(of: after))
    }

    public var description: String {
        lines.map { $0.text + "\n" }.joined()
    }

    /// How many equal lines are shown around a change.
    private static let context = 3

    /// The lines with their LF; a last one may be without. CR is part of a line here, as for `diff`.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == .lineFeed {
            lines.append(bytes[start...offset])
            start = offset + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    /// A stretch of both texts: equal lines, or lines that are replaced.
    private struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    private mutating func appendHunks(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let difference = LineDifference(from: old.map(number), to: new.map(number))
        var group: [Change] = []
        for change in Self.changes(in: difference) {
            if let last = group.last, change.old.lowerBound - last.old.upperBound > 2 * Self.context {
                appendHunk(group, old, new)
                group = []
            }
            group.append(change)
        }
        if !group.isEmpty { appendHunk(group, old, new) }
    }

    private static func changes(in difference: LineDifference) -> [Change] {
        var changes: [Change] = []
        var old = 0
        var new = 0
        while old < difference.removed.count || new < difference.added.count {
            let oldStart = old
            let newStart = new
            while old < difference.removed.count, difference.removed[old] { old += 1 }
            while new < difference.added.count, difference.added[new] { new += 1 }
            if old > oldStart || new > newStart {
                changes.append(Change(old: oldStart..<old, new: newStart..<new))
            } else {
                old += 1
                new += 1
            }
        }
        return changes
    }

    private mutating func appendHunk(_ changes: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        guard let first = changes.first, let last = changes.last else { return }
        let before = min(Self.context, first.old.lowerBound)
        let after = min(Self.context, old.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
        let newRange = first.new.lowerBound - before..<last.new.upperBound + after
        lines.append(Line(kind: .hunk, text: "@@ -\(Self.spelled(oldRange)) +\(Self.spelled(newRange)) @@"))
        var position = oldRange.lowerBound
        for change in changes {
            for line in old[position..<change.old.lowerBound] { append(line, .context, " ") }
            for line in old[change.old] { append(line, .removed, "-") }
            for line in new[change.new] { append(line, .added, "+") }
            position = change.old.upperBound
        }
        for line in old[position..<oldRange.upperBound] { append(line, .context, " ") }
    }

    private mutating func append(_ line: ArraySlice<UInt8>, _ kind: Line.Kind, _ mark: String) {
        let isEnded = line.last == .lineFeed
        let text = String(decoding: isEnded ? line.dropLast() : line, as: UTF8.self)
        lines.append(Line(kind: kind, text: mark + text))
        if !isEnded { lines.append(Line(kind: .note, text: "\\ No newline at end of file")) }
    }

    /// The range as a hunk's header has it: counted from 1, a length of 1 unsaid; an empty one names the line before.
    private static func spelled(_ range: Range<Int>) -> String {
        switch range.count {
        case 0: "\(range.lowerBound),0"
        case 1: "\(range.lowerBound + 1)"
        default: "\(range.lowerBound + 1),\(range.count)"
        }
    }
}
