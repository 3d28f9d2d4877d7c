/// The routes of a feature, and what shows its screens.
extension NeighbourSources {
    /// What holds the feature's routes and shows its screens, where the sibling has it.
    ///
    /// A file that speaks only of types which the new feature has is taken over with the names changed; else the type is
    /// made without its members.
    func navigation(
        of sibling: FeatureModule,
        _ sources: ModuleSources,
        _ style: ScreenStyle
    ) throws -> [RenderedFile] {
        var types: [ModuleSources.Part] = []
        // The names of the types, where those are not the sibling's with another stem.
        var called: [String: String] = [:]
        for key in [ConventionKey.routes, .coordinator] {
            guard let shown = conventions.shown(key).flatMap(NamePattern.init), conventions.text(key) != "none",
                let part = sources.type(named: shown.name(of: sibling.stem))
            else { continue }
            types.append(part)
            let name = NamePattern(conventions.text(key))?.name(of: names.to)
            called[part.declaration.name] = name ?? names.type(part.declaration.name)
        }
        var made = Set(types.map(\.declaration.name) + [style.sample.type])
        if let model = style.sample.model, style.hasModel { made.insert(model.name) }
        return try types.compactMap { part in
            let name = called[part.declaration.name] ?? part.declaration.name
            let text: String
            if let whole = takenOver(part, knowing: made, called, style, sibling) {
                text = whole
            } else if part.declaration.kind == .enum {
                guard isNamedAfterFeature(part) else { return nil }
                let route = Words.lowerCamelCase(names.to)
                text = "\(style.head(part)) \(name)\(style.inheritance(part)) {\n    case \(route)\n}\n"
            } else {
                // Without its members nobody could use it.
                return nil
            }
            let path = moved(part.path.parent).file(renamedFile(part, name) + ".swift")
            return try file(path, text, like: part)
        }
    }

    /// Whether an enum of routes has a case that bears the feature's own name, as the new one's would.
    private func isNamedAfterFeature(_ part: ModuleSources.Part) -> Bool {
        let own = Words.lowerCamelCase(names.from)
        return part.declaration.members.flatMap(\.cases).contains { $0.name.filter { $0 != "`" } == own }
    }

    private func takenOver(
        _ part: ModuleSources.Part,
        knowing made: Set<String>,
        _ called: [String: String],
        _ style: ScreenStyle,
        _ sibling: FeatureModule
    ) -> String? {
        let tree = part.tree
        guard CodeBlock(tree).declarations.filter({ $0.kind != .import }).count == 1,
            part.declaration.members.filter({ $0.kind == .enumCase }).flatMap(\.cases).count <= 1
        else { return nil }
        let lowered = Words.lowerCamelCase(names.from)
        var words: Set<String> = []
        for index in tree.code.indices where tree.kind(index) == .identifier {
            let word = tree.name(index)
            guard word.hasPrefix(names.from) || word.hasPrefix(lowered) else { continue }
            guard made.contains(word) || names.owns(word) || word == lowered else { return nil }
            words.insert(word)
        }
        guard isCallable(part, style) else { return nil }
        let known = CommonDependencies.system.union(sibling.targets.map(\.name))
        let imports = CodeBlock(tree).declarations.filter { $0.kind == .import }.map(\.name)
        guard imports.allSatisfy({ known.contains($0) || common.names.contains($0) }) else { return nil }
        let range = tree.code[0].range.lowerBound..<tree.text.bytes.count
        var text = tree.text.string(in: range)
        for word in words.sorted(by: { $0.count > $1.count }) {
            let other =
                word == lowered
                ? Words.lowerCamelCase(names.to) : style.renamed(names.owns(word) ? names.name(word) : word)
            text = text.replacingWord(word, with: called[word] ?? (other == word ? names.type(word) : other))
        }
        return text.inFours(from: tree.text.indentation)
    }

    /// Whether all calls that make the sample's view and model are such that the new ones can be made so, too.
    private func isCallable(_ part: ModuleSources.Part, _ style: ScreenStyle) -> Bool {
        let tree = part.tree
        return tree.code.indices.allSatisfy { index in
            guard tree.kind(index) == .identifier, tree.kind(index + 1) == .openParen else { return true }
            let arguments = ElementList(opening: index + 1, in: tree)
            if let model = style.sample.model, !model.isNested, tree.name(index) == model.name {
                return arguments.elements.isEmpty
            }
            guard tree.name(index) == style.sample.type else { return true }
            return arguments.elements.map(\.labelName) == style.labels
                && arguments.elements.allSatisfy { !$0.value.text.contains(".init(") }
        }
    }
}
