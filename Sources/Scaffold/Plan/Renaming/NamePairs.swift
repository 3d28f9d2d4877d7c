/// What a blueprint derives from a name, as pairs of the old and the new: read off two renderings that differ only in
/// that name.
struct NamePairs {
    /// A file of the old rendering in the new one.
    struct File {
        let path: RelativePath
        /// The text of comments and string literals by its old form; of files that are neither Swift nor JSON, of lines.
        let texts: [String: String]
        var lines = RenamedLines()
    }

    /// A case or a property that has the name.
    struct Member: Hashable {
        /// The type that declares it.
        let owner: String
        let old: String
        let new: String
        let isCase: Bool
        let hasValues: Bool
    }

    private(set) var files: [RelativePath: File] = [:]
    /// Names of types and modules.
    private(set) var types: [String: String] = [:]
    private(set) var members: Set<Member> = []
    /// Names of labels and functions.
    private(set) var labels: [String: String] = [:]
    /// The keys of string catalogues.
    private(set) var keys: [String: String] = [:]
    /// The strings in edits of Swift files: names of links, keys.
    private(set) var editTexts: [String: String] = [:]
    /// The strings in edits of test plans.
    private(set) var planTexts: [String: String] = [:]
    /// A key of a catalogue and what users read under it, by the key's old form.
    private(set) var titles: [String: [String: String]] = [:]
    /// The lines of edits, by the type whose file they go into.
    private(set) var editLines: [String: RenamedLines] = [:]
    /// The catalogues of strings that edits go into.
    private(set) var editedFiles: Set<RelativePath> = []
    /// The types whose files edits with strings go into.
    private(set) var editOwners: Set<String> = []

    /// The names of cases, which links and keys begin with.
    var caseNames: Set<String> { Set(members.filter(\.isCase).map { $0.old.filter { $0 != "`" } }) }

    mutating func add(_ old: Rendering, _ new: Rendering) {
        let renamed = Dictionary(new.files.map { ($0.template, $0) }) { $1 }
        for file in old.files {
            guard let other = renamed[file.template] else { continue }
            // Renderings with different options know different texts of one file.
            let known = files[file.path]
            let texts = (known?.texts ?? [:]).merging(pair(file, other)) { first, _ in first }
            var lines = known?.lines ?? RenamedLines()
            if file.path.fileExtension == "swift" {
                lines.add(
                    SyntaxTree(lexing: SourceText(file.contents)),
                    SyntaxTree(lexing: SourceText(other.contents))
                )
            }
            files[file.path] = File(path: other.path, texts: texts, lines: lines)
            if file.path.fileExtension == "xcstrings" { keys.merge(texts.filter { $0.key.contains(".") }) { $1 } }
        }
        for (edit, other) in zip(old.edits, new.edits) { add(edit, other) }
    }

    /// Adds a file that no rendering knows.
    mutating func add(_ path: RelativePath, as new: RelativePath, texts: [String: String]) {
        let known = files[path]
        files[path] = File(
            path: new,
            texts: (known?.texts ?? [:]).merging(texts) { first, _ in first },
            lines: known?.lines ?? RenamedLines()
        )
    }

    mutating func add(types others: [String: String]) { types.merge(others) { $1 } }

    mutating func add(editTexts others: [String: String]) {
        editTexts.merge(others) { $1 }
        planTexts.merge(others) { $1 }
    }

    private mutating func pair(_ file: RenderedFile, _ other: RenderedFile) -> [String: String] {
        let comparison = FileComparison(path: file.path, contents: file.contents)
        switch comparison {
        case .binary: return [:]
        case .lines:
            let (lines, others) = (Self.lines(file.contents), Self.lines(other.contents))
            guard lines.count == others.count else { return [:] }
            return Dictionary(zip(lines, others).filter { $0 != $1 }) { first, _ in first }
        case .swift, .json:
            return pair(
                SourceText(file.contents),
                SourceText(other.contents),
                comparison == .json ? .json : .swift
            )
        }
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The texts that differ; names that differ are added to the types.
    private mutating func pair(
        _ text: SourceText,
        _ other: SourceText,
        _ language: SyntaxTree.Language
    ) -> [String: String] {
        let tokens = Lexer.tokens(of: text.bytes, language: language)
        let others = Lexer.tokens(of: other.bytes, language: language)
        guard tokens.map(\.kind) == others.map(\.kind) else { return [:] }
        var texts: [String: String] = [:]
        for (token, counterpart) in zip(tokens, others) {
            let (old, new) = (text.string(in: token.range), other.string(in: counterpart.range))
            guard old != new else { continue }
            if token.kind == .stringText || token.kind.isComment {
                texts[old] = new
            } else if token.kind == .identifier, old.first?.isUppercase == true {
                types[old] = new
            } else if token.kind == .identifier {
                labels[old.filter { $0 != "`" }] = new.filter { $0 != "`" }
            }
        }
        return texts
    }

    private mutating func add(_ edit: DeclaredEdit, _ other: DeclaredEdit) {
        if let key = edit.key, let new = other.key {
            editedFiles.insert(edit.location)
            if key != new { keys[key] = new }
            // Also where it stays, as what stands under it may not.
            editTexts[key] = new
            titles[key, default: [:]][key] = new
        }
        for (name, new) in [(edit.name, other.name)] {
            if let name, let new, name != new { types[name] = new }
        }
        guard let text = edit.text, let new = other.text else { return }
        let texts = pair(SourceText(text), SourceText(new), edit.kind == .jsonEntry ? .json : .swift)
        if edit.kind == .jsonEntry, let key = edit.key {
            titles[key, default: [:]].merge(texts) { first, _ in first }
        } else if edit.kind == .jsonEntry {
            planTexts.merge(texts) { first, _ in first }
        } else {
            editTexts.merge(texts) { first, _ in first }
        }
        guard let owner = edit.declares.flatMap(DeclarationQuery.init)?.name.split(separator: ".").last else { return }
        if !texts.isEmpty { editOwners.insert(String(owner)) }
        editLines[String(owner), default: RenamedLines()]
            .add(SyntaxTree(lexing: SourceText(text)), SyntaxTree(lexing: SourceText(new)))
        guard edit.kind == .enumCase || edit.kind == .member else { return }
        let tree = SyntaxTree(lexing: SourceText(text))
        let counterpart = SyntaxTree(lexing: SourceText(new))
        let declarations = CodeBlock(tree, tree.span, .members).declarations
        let others = CodeBlock(counterpart, counterpart.span, .members).declarations
        for (declaration, other) in zip(declarations, others) {
            for (element, renamed) in zip(declaration.cases, other.cases) {
                add(String(owner), element.name, renamed.name, isCase: true, hasValues: element.values != nil)
            }
            for (binding, renamed) in zip(declaration.bindings, other.bindings) {
                add(String(owner), binding.name, renamed.name, isCase: false, hasValues: false)
            }
        }
    }

    mutating func add(_ owner: String, _ old: String, _ new: String, isCase: Bool, hasValues: Bool) {
        guard old != new else { return }
        members.insert(Member(owner: owner, old: old, new: new, isCase: isCase, hasValues: hasValues))
    }
}
