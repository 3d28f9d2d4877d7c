/// Finds the models and services of a feature, and which of its parts a name means.
///
/// Nothing records what was made: a part is there where files are that its command would make.
struct PartSearch {
    let makers: Makers
    let feature: FeaturePackage

    private var tree: WorkingTree { makers.workspace.tree }

    /// What a command would make of a name.
    func rendering(of part: FeaturePart, named name: TypeName) throws -> Rendering {
        try rendering(of: part, named: name, makers.catalog.blueprint(forCommand: part.rawValue))
    }

    private func rendering(of part: FeaturePart, named name: TypeName, _ blueprint: Blueprint) throws -> Rendering {
        try blueprint.render(bindings(of: part, named: name, blueprint))
    }

    private func bindings(of part: FeaturePart, named name: TypeName, _ blueprint: Blueprint) throws -> Bindings {
        let request = PartRequest(typed: name.rawValue, part: part, feature: try ModuleName(feature.name), name: name)
        let planner = PartPlanner(
            workspace: makers.workspace,
            catalog: makers.catalog,
            request: request,
            circumstances: makers.circumstances
        )
        return try planner.bindings(of: blueprint, in: feature)
    }

    /// What a command would make of a name, in the feature as it is and as it will be called.
    func renderings(
        of part: FeaturePart,
        named name: TypeName,
        renamed new: ModuleName,
        in folder: RelativePath
    ) throws -> (Rendering, Rendering) {
        let blueprint = try makers.catalog.blueprint(forCommand: part.rawValue)
        let bindings = try bindings(of: part, named: name, blueprint)
        var renamed = bindings
        renamed.overrides["feature"] = new.rawValue
        renamed.folders["FEATURE_ROOT"] = folder
        return (try blueprint.render(bindings), try blueprint.render(renamed))
    }

    /// Whether any file of a model or service is there.
    func isThere(_ part: FeaturePart, named name: TypeName) throws -> Bool {
        let files = try rendering(of: part, named: name).files
        return try sources(among: files).contains { try tree.kind(of: $0.path) == .file }
    }

    private func sources(among files: [RenderedFile]) -> [RenderedFile] {
        let tests = feature.path.file("Tests")
        return files.filter { !$0.path.isInside(tests) }
    }

    /// The names of the models or services that are there with all their sources, sorted.
    func names(of part: FeaturePart) throws -> [TypeName] {
        // A workspace's own blueprint may not serve the command.
        guard part != .view, let blueprint = try? makers.catalog.blueprint(forCommand: part.rawValue) else { return [] }
        let placeholder = try TypeName("Placeholder", as: part.nameKind)
        var stems: Set<String> = []
        for file in sources(among: try rendering(of: part, named: placeholder, blueprint).files) {
            guard let range = file.path.name.firstRange(of: placeholder.rawValue) else { continue }
            let (start, end) = (file.path.name[..<range.lowerBound], file.path.name[range.upperBound...])
            for name in try tree.entries(of: file.path.parent)
            where name.hasPrefix(start) && name.hasSuffix(end) && name.count > start.count + end.count {
                stems.insert(String(name.dropFirst(start.count).dropLast(end.count)))
            }
        }
        return try stems.sorted().compactMap { stem in
            guard let name = try? TypeName(stem, as: part.nameKind), name.rawValue == stem else { return nil }
            let files = sources(among: try rendering(of: part, named: name, blueprint).files)
            return try files.allSatisfy { try tree.kind(of: $0.path) == .file } ? name : nil
        }
    }

    /// What the last word of a path is the name of; nil where nothing is.
    ///
    /// - Parameter command: with the words that say nothing of the kind, for the message.
    /// - Throws: `Refusal` where it could be several.
    func part(meantBy typed: String, command: [String]) throws -> FeaturePart? {
        let word = typed.split(separator: "/").last.map(String.init) ?? typed
        var found: [FeaturePart] = []
        if try isScreen(word) { found.append(.view) }
        for part in [FeaturePart.model, .service] {
            guard let name = try? TypeName(word, as: part.nameKind) else { continue }
            // The feature's own service is no part that was added.
            if part == .service, name.rawValue == feature.name { continue }
            if try isThere(part, named: name) { found.append(part) }
        }
        let named = Words.upperCamelCase(word)
        if let exact = found.first(where: { $0.ending.map(named.hasSuffix) == true }) { return exact }
        guard found.count > 1 else { return found.first }
        throw Refusal(
            Diagnostic(
                .partAmbiguous,
                "`\(word)` is the name of a " + found.map(\.nameKind.rawValue).joined(separator: " and of a ")
                    + " of `\(feature.name)`",
                at: DiagnosticLocation(file: feature.path.description),
                remedy: "say which one with `--kind`",
                command: command + ["--kind", found[found.count - 1].rawValue]
            )
        )
    }

    private func isScreen(_ word: String) throws -> Bool {
        guard let name = try? TypeName(word) else { return false }
        let wanted = name.rawValue.lowercased()
        return try ScreenReader(of: feature, in: tree).screens.contains { screen in
            [screen.stem.lowercased(), screen.type.lowercased(), screen.route.lowercased()].contains(wanted)
        }
    }

    /// That there is no model or service of a name.
    func missing(_ part: FeaturePart, _ name: TypeName) throws -> WorkspaceError {
        let names = try names(of: part).map(\.rawValue)
        let near = NearestName(among: names).to(name.rawValue)
        return .noPart(name.rawValue, part, in: feature.name, near: near, known: names)
    }
}

extension FeaturePart {
    /// What the type of one ends in, where that tells it from the others.
    fileprivate var ending: String? {
        switch self {
        case .view: "View"
        case .service: "Service"
        case .model: nil
        }
    }
}
