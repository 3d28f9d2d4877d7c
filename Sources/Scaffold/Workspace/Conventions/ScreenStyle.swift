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

    /// What stands before the name of a declaration: attributes, modifiers, keyword.
    ///
    /// - Parameter kept: attributes and protocols whose module the file imports, and whose members it has.
    func head(_ part: ModuleSources.Part, indentation: String = "", keeping kept: Set<String> = []) -> String {
        part.declaration.plainHead(indentation: indentation, keeping: kept, replacing: replacingWords)
    }

    /// What stands between the name and the brace.
    func inheritance(_ part: ModuleSources.Part, keeping kept: Set<String> = []) -> String {
        let types = part.declaration.plainTypes(keeping: kept)
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
