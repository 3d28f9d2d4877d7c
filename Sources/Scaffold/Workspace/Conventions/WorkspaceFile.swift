/// An Xcode workspace that lists packages: a new one gets its entry beside its sibling's.
struct WorkspaceFile {
    let path: RelativePath
    let text: SourceText

    /// The ones at the root of a workspace.
    static func all(in tree: WorkingTree) throws(FileError) -> [WorkspaceFile] {
        var found: [WorkspaceFile] = []
        for name in try tree.entries(of: .root) where name.hasSuffix(".xcworkspace") {
            let path = RelativePath.root.file(name).file("contents.xcworkspacedata")
            guard let bytes = try tree.contents(of: path) else { continue }
            found.append(WorkspaceFile(path: path, text: SourceText(bytes)))
        }
        return found
    }

    /// The text with an entry for a package; nil where the sibling has none, or the package has one.
    ///
    /// The format is Xcode's: `<FileRef location = "group:Cart"></FileRef>`, paths relative to the folder of the file.
    func adding(_ package: RelativePath, beside sibling: RelativePath) -> SourceText? {
        let folder = path.parent.parent
        let own = "\"group:\(package.spelled(from: folder))\""
        let entries = entries
        guard !entries.contains(where: { text.string(in: $0).contains(own) }),
            let known = entries.firstIndex(where: { range in
                text.string(in: range).contains("\"group:\(sibling.spelled(from: folder))\"")
            })
        else { return nil }
        let model = text.string(in: entries[known])
        let entry = model.replacing("\"group:\(sibling.spelled(from: folder))\"", with: own)
        let packages = entries.map { location(of: text.string(in: $0)) }
        // Groups are in order each for itself.
        var (first, last) = (known, known)
        while first > 0, packages[first - 1] <= packages[first], isAdjacent(entries[first - 1], entries[first]) {
            first -= 1
        }
        while last + 1 < packages.count, packages[last] <= packages[last + 1],
            isAdjacent(entries[last], entries[last + 1])
        {
            last += 1
        }
        let isSorted = last > first
        let next = isSorted ? (first...last).first { packages[$0] > location(of: entry) } ?? last + 1 : known + 1
        let place = next > first ? entries[next - 1].upperBound : entries[first].lowerBound
        return try? text.applying([TextEdit(insert: entry, at: place)])
    }

    /// The text without the entry of a package; nil where it has none.
    func removing(_ package: RelativePath) -> SourceText? {
        let own = "\"group:\(package.spelled(from: path.parent.parent))\""
        let ranges = entries.filter { text.string(in: $0).contains(own) }
        guard !ranges.isEmpty else { return nil }
        return try? text.applying(ranges.map { TextEdit(range: $0, replacement: []) })
    }

    /// The text with the entry of a package that lies elsewhere now; nil where it has none.
    func renaming(_ package: RelativePath, to other: RelativePath) -> SourceText? {
        let folder = path.parent.parent
        let own = "\"group:\(package.spelled(from: folder))\""
        let edits = entries.filter { text.string(in: $0).contains(own) }.map { range in
            let entry = text.string(in: range).replacing(own, with: "\"group:\(other.spelled(from: folder))\"")
            return TextEdit(range: range, replacement: Array(entry.utf8))
        }
        return edits.isEmpty ? nil : try? text.applying(edits)
    }

    /// Whether no group ends or begins between two entries.
    private func isAdjacent(_ one: TextRange, _ other: TextRange) -> Bool {
        !text.string(in: one.upperBound..<other.lowerBound).contains("Group")
    }

    private func location(of entry: String) -> String {
        entry.split(separator: "\"").first { $0.hasPrefix("group:") }.map { $0.lowercased() } ?? ""
    }

    /// The ranges of the entries, whole lines with their line ends.
    private var entries: [TextRange] {
        var found: [TextRange] = []
        var start: Int?
        for line in text.lineStarts {
            let range = text.lineRange(at: line)
            let content = text.string(in: range)
            if content.contains("<FileRef") { start = line }
            guard let first = start, content.contains("</FileRef>") || content.contains("/>") else { continue }
            var end = range.upperBound
            while end < text.bytes.count, text.bytes[end].isLineBreak,
                !text.lineStarts.contains(end) || end == range.upperBound
            {
                end += 1
            }
            found.append(first..<end)
            start = nil
        }
        return found
    }
}
