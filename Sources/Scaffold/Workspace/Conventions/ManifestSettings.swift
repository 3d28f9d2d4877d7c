/// What the workspace's `.spmgen.json` says of a new feature's manifest.
struct ManifestSettings {
    let conventions: Conventions
    /// The target that gets the Swift settings where none has any.
    let mainTarget: String

    func applied(to text: SourceText) throws -> SourceText {
        var result = text
        if let version = conventions.overridingText(.toolsVersion),
            let declared = ToolsVersion.declared(in: result)
        {
            result = try result.applying([TextEdit(range: declared.range, replacement: Array(version.utf8))])
        }
        if let platforms = conventions.overridingList(.platforms) {
            let value = platforms.isEmpty ? nil : "[\(platforms.joined(separator: ", "))]"
            result = try setting("platforms", to: value, in: result, ofCalls: { $0 == "Package" })
        }
        if let linkage = conventions.overridingText(.productType) {
            let value = linkage == "automatic" ? nil : ".\(linkage)"
            result = try setting("type", to: value, in: result, ofCalls: { $0 == "library" })
        }
        if let mode = conventions.overridingText(.languageMode) { result = try set(languageMode: mode, in: result) }
        if let settings = conventions.overridingText(.settings), settings != "loop" {
            result = try set(swiftSettings: settings == "none" ? nil : settings, in: result)
        }
        if case .flag(let isWanted)? = conventions.override(.trailingCommas) {
            result = try result.applying(commaEdits(isWanted, in: SyntaxTree(lexing: result)))
        }
        if let unit = conventions.overridingText(.indentation).flatMap(Indentation.init(described:)) {
            let text = SourceText(result.string.inFours(from: result.indentation))
            result = Layout(indentation: unit, indentsConditionalBlocks: false).applied(to: text)
        }
        return result
    }

    // MARK: Arguments

    private func set(languageMode mode: String, in text: SourceText) throws -> SourceText {
        let value = mode == "none" ? nil : "[.v\(mode.replacing(".", with: "_"))]"
        let isNew = ToolsVersion.declared(in: text).map { $0.version >= ToolsVersion(6, 0) } ?? true
        let label = isNew ? "swiftLanguageModes" : "swiftLanguageVersions"
        let labels = ["swiftLanguageModes", "swiftLanguageVersions"]
        let present = Calls(in: text).first { $0.name == "Package" }.flatMap { call in
            labels.first { call.arguments.value(labelled: $0) != nil }
        }
        return try setting(present ?? label, to: value, in: text, ofCalls: { $0 == "Package" })
    }

    /// In each target that has settings; in the main one where none has.
    private func set(swiftSettings value: String?, in text: SourceText) throws -> SourceText {
        let targets = Calls(in: text).filter { ArgumentOrder.ofTarget(method: $0.name) != nil }
        let having = targets.filter { $0.arguments.value(labelled: "swiftSettings") != nil }.map(\.argumentName)
        let wanted = having.isEmpty ? [mainTarget] : having
        return try Calls(in: text).settings("swiftSettings", to: value) { call in
            ArgumentOrder.ofTarget(method: call.name) != nil && wanted.contains(call.argumentName)
        }
    }

    private func setting(
        _ label: String, to value: String?, in text: SourceText, ofCalls isMeant: (String) -> Bool
    ) throws -> SourceText {
        try Calls(in: text).settings(label, to: value) { isMeant($0.name) }
    }

    // MARK: Commas

    /// Puts commas behind the last elements of lists over several lines, or takes them out.
    private func commaEdits(_ isWanted: Bool, in tree: SyntaxTree) -> [TextEdit] {
        tree.code.indices.compactMap { index in
            guard tree.code[index].kind == .openBracket,
                let list = DelimitedList(ElementList(opening: index, in: tree)), list.arrangement == .perLine,
                list.closesOnOwnLine, list.hasTrailingComma != isWanted
            else { return nil }
            guard list.hasTrailingComma else {
                return TextEdit(insert: ",", at: list.range(of: list.elements.count - 1).upperBound)
            }
            return TextEdit(range: tree.code[list.commas[list.commas.count - 1]].range, replacement: [])
        }
    }
}

/// The calls of a manifest, with what gives them an argument.
private struct Calls: Sequence {
    struct Call {
        let name: String
        let arguments: ElementList

        /// The name that the call gives what it makes.
        var argumentName: String? { arguments.value(labelled: "name")?.stringValue }
    }

    let text: SourceText
    private let tree: SyntaxTree

    init(in text: SourceText) {
        self.text = text
        tree = SyntaxTree(lexing: text)
    }

    func makeIterator() -> some IteratorProtocol<Call> {
        tree.code.indices.lazy.filter { [tree] in tree.code[$0].kind == .openParen && tree.kind($0 - 1) == .identifier }
            .map { [tree] in Call(name: tree.name($0 - 1), arguments: ElementList(opening: $0, in: tree)) }
            .makeIterator()
    }

    /// The text in which some calls have an argument of this value, or none of this label.
    func settings(_ label: String, to value: String?, where isMeant: (Call) -> Bool) throws -> SourceText {
        let page = Page(of: text, limit: 120)
        var edits: [TextEdit] = []
        for call in self where isMeant(call) {
            guard let list = DelimitedList(call.arguments) else { continue }
            let index = call.arguments.elements.firstIndex { $0.labelName == label }
            switch (index, value) {
            case (let index?, let value?):
                let range = call.arguments.elements[index].value.range
                edits.append(TextEdit(range: range, replacement: Array(value.utf8)))
            case (let index?, nil):
                edits += ListRemoval(list: list, page: page).edits(removing: index, losesComma: false)
            case (nil, let value?):
                let labels = call.arguments.elements.map(\.labelName)
                let place = ArgumentOrder.place(of: label, among: labels, in: ArgumentOrder.of(method: call.name))
                edits += ListInsertion(list: list, page: page, habits: ListHabits(of: tree)).edits(
                    adding: [.init(fragment: .text("\(label): \(value)"), index: place)])
            case (nil, nil): continue
            }
        }
        return try text.applying(edits)
    }
}

extension ArgumentOrder {
    fileprivate static func of(method: String) -> [String] {
        switch method {
        case "Package": package
        case "library": ["name", "type", "targets"]
        default: ofTarget(method: method) ?? []
        }
    }
}
