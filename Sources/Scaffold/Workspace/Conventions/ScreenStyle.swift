/// How a screen is written, read off one that is there: what a template cannot know.
struct ScreenStyle {
    let sample: ModuleScreen
    /// From the sample's feature to the one that gets a screen.
    let names: FeatureNames
    /// The new screen without its ending.
    let stem: String
    let conventions: Conventions
    /// What the text of the sample's feature is looked up in, where a new one's shall be.
    var strings: SiblingStrings?

    var suffix: String { conventions.overridingText(.screenSuffix) ?? sample.suffix }
    var type: String { stem + suffix }

    /// A name that belongs to the sample, as the new screen has it.
    func renamed(_ name: String) -> String {
        if let model = sample.model, !model.isNested, name.hasPrefix(model.name) {
            return modelName + name.dropFirst(model.name.count)
        }
        return renamedAfterScreen(name)
    }

    func renamedAfterScreen(_ name: String) -> String {
        if name == sample.type { return type }
        if name.hasPrefix(sample.type) { return type + name.dropFirst(sample.type.count) }
        if name.hasPrefix(sample.stem) { return stem + name.dropFirst(sample.stem.count) }
        return names.owns(name) ? names.name(name) : name
    }

    /// A folder or file of the sample's, without its extension, as the new screen has it.
    ///
    /// - Parameter folders: sub-folders that were asked for.
    func path(_ path: RelativePath, in target: RelativePath, folders: [String] = []) -> RelativePath {
        let inside = path.components.dropFirst(target.components.count)
        var parent = inside.dropLast().map { part in
            part == sample.stem ? stem : part == sample.type ? type : names.name(part)
        }
        if !folders.isEmpty {
            let isDivided = parent.last == stem || parent.last == type
            parent.insert(contentsOf: folders, at: isDivided ? parent.count - 1 : parent.count)
        }
        return names.path(target).appending(names: parent + [renamed(path.stem)])
    }

    /// Attributes that a declaration can have without more members or imports.
    private static let plainAttributes: Set<String> = ["MainActor", "Observable", "Suite", "available"]
    /// What a type can conform to without more members or imports, and the class of XCTest's that suites have.
    private static let plainTypes: Set<String> = [
        "AnyObject", "ObservableObject", "Observation.Observable", "Sendable", "XCTestCase", "@uncheckedSendable",
    ]

    /// What stands before the name of a declaration: attributes, modifiers, keyword.
    ///
    /// An attribute that needs what only the sample has is left out.
    ///
    /// - Parameter kept: attributes and protocols whose module the file imports, and whose members it has.
    func head(_ part: ModuleSources.Part, indentation: String = "", keeping kept: Set<String> = []) -> String {
        let tree = part.tree
        var head = ""
        var previousEnd: Int?
        func add(_ text: String, at start: Int) {
            if let end = previousEnd {
                let isOnLine = tree.text.position(of: end).line == tree.text.position(of: start).line
                head += isOnLine ? " " : "\n" + indentation
            }
            head += text
        }
        for attribute in part.declaration.attributes where Self.isPlain(attribute) || kept.contains(attribute.name) {
            let range = tree.range(of: attribute.span)
            let isWhole = attribute.name != "Suite" || Self.needsNothing(attribute)
            add(isWhole ? replacingWords(of: tree.text.string(in: range)) : "@Suite", at: range.lowerBound)
            previousEnd = range.upperBound
        }
        let keyword = part.declaration.keyword
        let modifiers = part.declaration.modifiers
        add((modifiers + [tree.name(keyword)]).joined(separator: " "), at: tree.code[keyword].range.lowerBound)
        return head
    }

    static func isPlain(_ attribute: Attribute) -> Bool { plainAttributes.contains(attribute.name) }

    /// Whether a suite has a name, and of traits only the one that any suite can have.
    private static func needsNothing(_ suite: Attribute) -> Bool {
        suite.arguments?.elements.allSatisfy { element in
            element.value.stringValue != nil || suite.tree.compact(element.span) == ".serialized"
        } ?? true
    }

    /// What stands between the name and the brace: of superclasses and protocols those that need nothing from elsewhere.
    func inheritance(_ part: ModuleSources.Part, keeping kept: Set<String> = []) -> String {
        // An enum's cases without values give it these.
        let ofEnums: Set<String> =
            part.declaration.kind == .enum ? ["CaseIterable", "Codable", "Equatable", "Hashable"] : []
        var types = part.declaration.inheritedTypes.filter { type in
            Self.plainTypes.union(ofEnums).union(kept).contains(type.text)
        }
        .map { $0.tree.string(in: $0.span) }
        let isXCTest = CodeBlock(part.tree).declarations.contains { $0.kind == .import && $0.name == "XCTest" }
        if isXCTest, part.declaration.kind == .class, types.isEmpty { types = ["XCTestCase"] }
        return types.isEmpty ? "" : ": " + types.joined(separator: ", ")
    }

    /// Text in which words that belong to the sample are replaced.
    func replacingWords(of text: String) -> String {
        var words = [sample.type, sample.stem]
        if let model = sample.model, !model.isNested {
            words += [model.name] + (model.interface.map { [$0.declaration.name] } ?? [])
        }
        var result = names.text(text)
        for word in words.sorted(by: { $0.count > $1.count }) {
            result = result.replacingWord(word, with: renamed(word))
        }
        return result
    }
}

extension SourceText {
    /// The lines of a range without the blanks around them; comments and empty lines left out.
    func lines(in range: TextRange) -> [String] {
        string(in: range).split(whereSeparator: \.isNewline).map { line in
            var line = line.drop { $0 == " " || $0 == "\t" }
            while line.last == " " || line.last == "\t" { line.removeLast() }
            return String(line)
        }
        .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }
}

// MARK: - The options of the template

extension ScreenStyle {
    /// The values of the options of the template `Screen` that follow from the sample.
    var options: [String: String] {
        var options = viewOptions
        options.merge(previewOptions) { $1 }
        options.merge(modelOptions) { $1 }
        options.merge(testOptions) { $1 }
        return options
    }

    /// Whether the new screen has a view model.
    var hasModel: Bool {
        switch conventions.overridingText(.viewModel) {
        case "none"?: false
        case .some: true
        case nil: sample.model != nil
        }
    }
}

extension Declaration {
    /// The access that the members of a type need to be of use where the type is, with a blank behind it.
    var accessOfMembers: String {
        if hasModifier("public") || hasModifier("open") { return "public " }
        return hasModifier("package") ? "package " : ""
    }
}
