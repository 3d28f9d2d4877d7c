/// Takes out of a manifest the resources and exclusions of files that a new feature does not have.
struct PathTrimming {
    /// Where the files of the new feature's targets lie, by their names.
    let folders: [String: RelativePath]
    /// Where those of a target lie whose name is not written out, in a manifest of the new feature alone.
    var others: (regular: RelativePath, tests: RelativePath?)?
    /// Whether a file or folder is there, or will be.
    let exists: (RelativePath) throws -> Bool

    private static let kinds: Set<String> = ["target", "testTarget", "executableTarget"]
    private static let labels: Set<String> = ["exclude", "sources", "resources"]

    func result(of text: SourceText) throws -> SourceText {
        var result = text
        while let edits = try removal(in: SyntaxTree(lexing: result)) { result = try result.applying(edits) }
        return result
    }

    /// The edits that take out one path, or the argument that holds no other.
    private func removal(in tree: SyntaxTree) throws -> [TextEdit]? {
        let page = Page(of: tree.text, limit: 120)
        for open in tree.code.indices where tree.kind(open) == .openParen && tree.isAny(open - 1, of: Self.kinds) {
            let arguments = ElementList(opening: open, in: tree)
            let name = arguments.value(labelled: "name")?.stringValue
            let other = tree.is(open - 1, "testTarget") ? others?.tests : others?.regular
            guard let folder = name.map({ folders[$0] }) ?? other, let list = DelimitedList(arguments) else { continue }
            for (index, element) in arguments.elements.enumerated() where Self.labels.contains(element.labelName ?? "")
            {
                guard let entries = element.value.arrayValue,
                    let missing = try entries.elements.firstIndex(where: { try isMissing($0.value, in: folder) })
                else { continue }
                if entries.elements.count > 1, let inner = DelimitedList(entries) {
                    return ListRemoval(list: inner, page: page).edits(removing: missing, losesComma: false)
                }
                return ListRemoval(list: list, page: page).edits(removing: index, losesComma: false)
            }
        }
        return nil
    }

    private func isMissing(_ entry: Expression, in folder: RelativePath) throws -> Bool {
        let written = entry.stringValue ?? entry.callValue?.arguments?.elements.first?.value.stringValue
        guard let written, let path = folder.resolving(written) else { return false }
        return try !exists(path)
    }
}
