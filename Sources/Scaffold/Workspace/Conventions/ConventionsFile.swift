/// The workspace's `.spmgen.json`: conventions that override what was found.
struct ConventionsFile {
    /// A value with its line.
    struct Setting: Sendable, Hashable {
        let value: ConventionValue
        let place: ConventionPlace
        let location: DiagnosticLocation

        /// What to say where the workspace has nothing that the value could mean.
        func refusal(_ message: String, remedy: String) -> Refusal {
            Refusal(Diagnostic(.conventionsInvalid, message, at: location, remedy: remedy))
        }
    }

    static let path = RelativePath.root.file(".spmgen.json")
    /// The object of the file that holds them.
    static let member = "conventions"

    let values: [ConventionKey: Setting]

    /// Nil where there is none.
    ///
    /// - Throws: `ConventionsError` with all that is wrong, `FileError`.
    init?(in tree: WorkingTree) throws {
        guard let bytes = try tree.contents(of: Self.path) else { return nil }
        values = try Reader(SourceText(bytes)).values()
    }

    func text(_ key: ConventionKey) -> String? {
        if case .text(let text)? = values[key]?.value { text } else { nil }
    }

    // MARK: Reading

    private struct Reader {
        let tree: SyntaxTree

        init(_ text: SourceText) {
            tree = SyntaxTree(lexing: text, language: .json)
        }

        func values() throws(ConventionsError) -> [ConventionKey: Setting] {
            // A file without anything in it says nothing.
            guard !tree.code.isEmpty else { return [:] }
            guard tree.firstUnbalanced == nil,
                case .dictionary(let file) = Expression(tree, tree.span).form
            else { throw ConventionsError([problem("this is no JSON object", 0..<0, remedy: "write `{}`")]) }
            var problems: [Diagnostic] = []
            var values: [ConventionKey: Setting] = [:]
            for member in file.elements {
                let key = member.key?.stringValue ?? ""
                if key == "$schema" { continue }
                guard key == ConventionsFile.member else {
                    problems.append(unknown(key, member, among: [ConventionsFile.member]))
                    continue
                }
                guard case .dictionary(let object) = member.value.form else {
                    problems.append(problem("`\(key)` is no object", member.range, remedy: "write `{ … }`"))
                    continue
                }
                read(object, into: &values, &problems)
            }
            guard problems.isEmpty else { throw ConventionsError(problems) }
            return values
        }

        private func read(
            _ object: ElementList,
            into values: inout [ConventionKey: Setting],
            _ problems: inout [Diagnostic]
        ) {
            for member in object.elements {
                let name = member.key?.stringValue ?? ""
                guard let key = ConventionKey(rawValue: name) else {
                    problems.append(
                        unknown(name, member, among: ConventionKey.allCases.filter(\.isSettable).map(\.rawValue)))
                    continue
                }
                guard key.isSettable else {
                    problems.append(
                        problem(
                            "`\(name)` follows from the feature that a new one is like",
                            member.range,
                            remedy: "take it out, and name that feature under `like`"
                        )
                    )
                    continue
                }
                guard values[key] == nil else {
                    problems.append(problem("`\(name)` is there twice", member.range, remedy: "take one out"))
                    continue
                }
                if let value = value(of: member.value), let checked = key.checked(value) {
                    values[key] = Setting(
                        value: checked,
                        place: ConventionPlace(ConventionsFile.path, offset: member.range.lowerBound, in: tree.text),
                        location: location(member.value.range)
                    )
                } else {
                    problems.append(
                        problem("`\(name)` cannot be this", member.value.range, remedy: "write \(key.expectation)"))
                }
            }
        }

        private func value(of expression: Expression) -> ConventionValue? {
            switch expression.form {
            case .string(let literal): return literal.value.map(ConventionValue.text)
            case .boolean(let isSet): return .flag(isSet)
            case .array(let list):
                let entries = list.elements.compactMap(\.value.stringValue)
                return entries.count == list.elements.count ? .list(entries) : nil
            default: return nil
            }
        }

        private func unknown(_ key: String, _ member: ElementList.Element, among names: [String]) -> Diagnostic {
            let near = NearestName(among: names).to(key)
            return problem(
                "there is no key `\(key)`",
                member.range,
                remedy: near.map { "did you mean `\($0)`?" }
                    ?? "use one of \(names.map { "`\($0)`" }.joined(separator: ", "))"
            )
        }

        private func problem(_ message: String, _ range: TextRange, remedy: String) -> Diagnostic {
            Diagnostic(.conventionsInvalid, message, at: location(range), remedy: remedy)
        }

        private func location(_ range: TextRange) -> DiagnosticLocation {
            DiagnosticLocation(
                file: ConventionsFile.path.description,
                offset: range.lowerBound,
                in: tree.text
            )
        }
    }
}

/// What is wrong with a `.spmgen.json`.
struct ConventionsError: DiagnosticError, Equatable {
    let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }
}

extension ConventionKey {
    /// The value, if it is one that the key takes.
    func checked(_ value: ConventionValue) -> ConventionValue? {
        switch (shape, value) {
        case (.text, .text(let text)) where !text.isEmpty: isReadable(text) ? value : nil
        case (.flag, .flag): value
        case (.list, .list(let entries)): entries.allSatisfy(isReadable(entry:)) ? value : nil
        case (.pattern, .text(let text)): text == "none" || text.contains("*") || self != .featureName ? value : nil
        case (.patterns, .list(let entries)) where !entries.isEmpty: value
        case (.folder, .text(let text)): (try? RelativePath(text)) == nil ? nil : value
        case (.choice(let choices), .text(let text)): choices.contains(text) ? value : nil
        default: nil
        }
    }

    private func isReadable(_ text: String) -> Bool {
        switch self {
        case .toolsVersion: ToolsVersion(text) != nil
        case .indentation: Indentation(described: text) != nil
        case .rootManifest, .viewsFolder, .viewModelsFolder: (try? RelativePath(text)) != nil
        case .screenSuffix: text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        case .languageMode: text == "none" || ["4", "4.2", "4_2", "5", "6"].contains(text)
        case .settings: text == "none" || isExpression(text)
        default: true
        }
    }

    private func isReadable(entry: String) -> Bool {
        switch self {
        case .platforms: entry.hasPrefix(".") && isExpression(entry)
        case .fileHeader: FileComment.isLine(entry)
        default: true
        }
    }

    /// Whether a text is one value, as a manifest has it.
    private func isExpression(_ text: String) -> Bool {
        let tree = SyntaxTree(lexing: SourceText(text))
        guard tree.firstUnbalanced == nil, !tree.code.isEmpty else { return false }
        if case .unknown = Expression(tree, tree.span).form { return false }
        return true
    }

    /// What values it takes, for a message: `"package" or "targets"`.
    var expectation: String {
        switch shape {
        case .text:
            switch self {
            case .toolsVersion: "a version such as \"6.2\""
            case .indentation: "a number of spaces or tabs, such as \"4 spaces\" or \"1 tab\""
            case .rootManifest, .viewsFolder, .viewModelsFolder: "a folder inside, such as \"Views\""
            case .languageMode: "a language mode: \"5\", \"6\" or \"none\""
            case .settings: "Swift settings as a manifest has them, such as \"\(usual.spelled)\", or \"none\""
            default: "a text such as \"\(usual.spelled)\""
            }
        case .flag: "true or false"
        case .list:
            self == .platforms
                ? "a list of platforms as a manifest has them, such as [\".iOS(.v17)\"]"
                : "a list of lines that begin with `//`; "
                    + "in them, \(FileComment.macros.joined(separator: ", ")) are filled in"
        case .pattern: "a name with a star, such as \"*Feature\""
        case .patterns: "a list of names with a star, such as [\"*\", \"*Tests\"]"
        case .folder: "a folder of the workspace, such as \"\(usual.spelled)\""
        case .choice(let choices): choices.map { "\"\($0)\"" }.joined(separator: " or ")
        }
    }
}
