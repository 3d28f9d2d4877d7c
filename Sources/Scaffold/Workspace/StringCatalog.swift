/// The string catalogue that a feature's screens take their text from.
struct StringCatalog: Sendable, Hashable {
    let path: RelativePath
    /// The language that its strings are written in; nil where the file does not say it.
    let sourceLanguage: String?

    /// The only one below a folder; of several, the one with most keys of the screens, else the one that views read
    /// which name none. Nil where none is certain.
    ///
    /// - Parameter screens: what the keys begin with, such as `cart` for `cart.title`.
    init?(below folder: RelativePath, of tree: WorkingTree, screens: [String]) throws(FileError) {
        let paths = try Self.paths(below: folder, of: tree)
        var counts: [RelativePath: Int] = [:]
        for path in paths {
            counts[path] = try Self.keys(in: path, of: tree).count { key in
                screens.contains { key.hasPrefix($0 + ".") }
            }
        }
        let most = counts.values.max() ?? 0
        let best = paths.filter { counts[$0] == most }
        let usual = best.filter { $0.name == "Localizable.xcstrings" }
        guard let path = best.count == 1 ? best[0] : usual.count == 1 ? usual[0] : nil else { return nil }
        self.path = path
        sourceLanguage = try Self.members(of: path, in: tree)
            .first { $0.key?.stringValue == "sourceLanguage" }?.value.stringValue
    }

    /// Those of localised files lie in `.lproj` folders; those of property lists hold no text of views.
    private static func paths(below folder: RelativePath, of tree: WorkingTree) throws(FileError) -> [RelativePath] {
        var found: [RelativePath] = []
        var pending = [folder]
        while let next = pending.popLast() {
            for name in try tree.entries(of: next) where !name.hasPrefix(".") {
                let path = next.file(name)
                switch try tree.kind(of: path) {
                case .directory where !name.contains(".") || name.hasSuffix(".lproj"): pending.append(path)
                case .file where name.hasSuffix(".xcstrings") && name != "InfoPlist.xcstrings": found.append(path)
                default: continue
                }
            }
        }
        return found.sorted()
    }

    private static func keys(in path: RelativePath, of tree: WorkingTree) throws(FileError) -> [String] {
        let strings = try members(of: path, in: tree).first { $0.key?.stringValue == "strings" }
        guard case .dictionary(let list) = strings?.value.form else { return [] }
        return list.elements.compactMap { $0.key?.stringValue }
    }

    private static func members(
        of path: RelativePath,
        in tree: WorkingTree
    ) throws(FileError) -> [ElementList.Element] {
        guard let bytes = try tree.contents(of: path) else { return [] }
        let syntax = SyntaxTree(lexing: SourceText(bytes), language: .json)
        guard case .dictionary(let list) = Expression(syntax, syntax.span).form else { return [] }
        return list.elements
    }
}
