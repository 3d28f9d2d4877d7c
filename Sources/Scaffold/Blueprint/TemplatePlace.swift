/// Where a template is, before its files are looked at.
enum TemplatePlace {
    case embedded(EmbeddedBundle)
    /// A folder of a workspace, or of the user's.
    case folder(RelativePath, WorkingTree)

    /// The folder's name without `.xctemplate`, and without the blanks that some folders' names have.
    var name: String {
        switch self {
        case .embedded(let bundle): return bundle.name
        case .folder(let folder, let tree):
            let name = Self.trimmed(Substring(folder.isRoot ? tree.root.name : folder.name))
            let suffix = TemplateBundle.suffix
            return String(name.hasSuffix(suffix) ? Self.trimmed(name.dropLast(suffix.count)) : name)
        }
    }

    /// The name of the folder that it lies in.
    var category: String {
        switch self {
        case .embedded(let bundle): bundle.category
        case .folder(let folder, let tree): folder.isRoot ? tree.root.parent.name : folder.parent.name
        }
    }

    /// How messages name it.
    var label: String {
        switch self {
        case .embedded(let bundle): "\(bundle.category)/\(bundle.name)\(TemplateBundle.suffix)"
        case .folder(let folder, let tree): folder.isRoot ? tree.root.description : folder.description
        }
    }

    var isBuiltIn: Bool {
        if case .embedded = self { true } else { false }
    }

    /// The command that it serves.
    ///
    /// - Throws: `TemplateError` for a property list that cannot be read.
    func command() throws(TemplateError) -> String? {
        switch self {
        case .embedded(let bundle): return bundle.command
        case .folder(let folder, let tree):
            let file = "\(label)/\(TemplateBundle.infoFile)"
            let bytes: [UInt8]?
            do {
                guard let path = try? folder.appending(TemplateBundle.infoFile) else { return nil }
                bytes = try tree.contents(of: path)
            } catch {
                throw TemplateError(error.diagnostics)
            }
            guard let bytes else { return nil }
            return try PropertyList(bytes, file: file).dictionary?["Scaffold"]?.dictionary?["Command"]?.text
        }
    }

    /// - Throws: `TemplateError` as `TemplateBundle`'s initialisers.
    func bundle() throws(TemplateError) -> TemplateBundle {
        switch self {
        case .embedded(let bundle): try TemplateBundle(bundle)
        case .folder(let folder, let tree): try TemplateBundle(folder, in: tree)
        }
    }

    private static func trimmed(_ name: Substring) -> Substring {
        var name = name
        while name.last?.isWhitespace == true { name.removeLast() }
        return name
    }
}
