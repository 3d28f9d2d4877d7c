/// What the text of a sibling is looked up in, and how its keys are called.
struct SiblingStrings: Sendable {
    let file: StringsFile
    let keys: [String]
    /// The language that a catalogue's text is written in.
    let language: String
    /// Whether people keep the catalogue, and not Xcode.
    let isManual: Bool

    /// Nil where a target has none.
    init?(of target: ModuleTarget, in tree: WorkingTree) throws(FileError) {
        guard let file = try StringsFile(below: target.folder, of: tree) else { return nil }
        self.file = file
        let text = SourceText(try tree.contents(of: file.path) ?? [])
        switch file.kind {
        case .table:
            keys = text.lineStarts.compactMap { start in
                let line = text.string(in: text.lineRange(at: start))
                return line.hasPrefix("\"") ? line.dropFirst().split(separator: "\"").first.map(String.init) : nil
            }
            isManual = false
            language = "en"
        case .catalog:
            let syntax = SyntaxTree(lexing: text, language: .json)
            let members = Self.members(of: Expression(syntax, syntax.span))
            let strings = members.first { $0.key?.stringValue == "strings" }.map { Self.members(of: $0.value) } ?? []
            language = members.first { $0.key?.stringValue == "sourceLanguage" }?.value.stringValue ?? "en"
            keys = strings.compactMap { $0.key?.stringValue }
            isManual = strings.contains { entry in
                Self.members(of: entry.value).contains { member in
                    member.key?.stringValue == "extractionState" && member.value.stringValue == "manual"
                }
            }
        }
    }

    private static func members(of expression: Expression) -> [ElementList.Element] {
        if case .dictionary(let list) = expression.form { list.elements } else { [] }
    }

    /// The files: one catalogue, or the tables of all languages.
    func files(in tree: WorkingTree) throws(FileError) -> [RelativePath] {
        let path = file.path
        guard file.kind == .table, path.parent.fileExtension == "lproj" else { return [path] }
        let folder = path.parent.parent
        var found: [RelativePath] = []
        for name in try tree.entries(of: folder) where name.hasSuffix(".lproj") {
            let table = folder.file(name).file(path.name)
            if try tree.kind(of: table) == .file { found.append(table) }
        }
        return found
    }

    /// The key of a screen's title: `cartTitle` and `cart.title` where the sibling's are called so; nil where its keys
    /// are the text itself.
    func key(of stem: String, after sample: String) -> String? {
        let own = Words.lowerCamelCase(sample)
        let named = keys.filter { key in
            guard key.hasPrefix(own), let next = key.dropFirst(own.count).first else { return false }
            return next == "." || next == "_" || next == "-" || next.isUppercase
        }
        let key = named.first { $0.lowercased().hasSuffix("title") } ?? named.first
        return key.map { Words.lowerCamelCase(stem) + $0.dropFirst(own.count) }
    }
}

extension ModuleSources.Part {
    /// Whether its text comes from the module's bundle.
    var looksUpText: Bool { tree.code.indices.contains { tree.is($0, "bundle") && tree.is($0 + 3, "module") } }
}

extension Conventions {
    /// Whether the text of a new screen is looked up where that of its feature is.
    func wantsStrings(like sample: ModuleScreen) -> Bool {
        if self[.strings].origin == .configured { return isSet(.strings) }
        return override(.strings) != .flag(false) || sample.view.looksUpText
    }
}
