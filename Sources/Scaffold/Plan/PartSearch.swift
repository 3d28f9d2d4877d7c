/// Finds the models and services of a feature, and which of its parts a name means.
///
/// Nothing records what was made: a part is there where files are that its command would make.
struct PartSearch {
    let makers: Makers
    let feature: FeaturePackage

    private let memory = Memory()

    private var tree: WorkingTree { makers.workspace.tree }

    init(makers: Makers, feature: FeaturePackage) {
        self.makers = makers
        self.feature = feature
    }

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

    /// Whether a model or service is there, as a part of its own: by a file that no other part has brought along.
    ///
    /// What a service loads is a model in form, and makes none by itself.
    func isThere(_ part: FeaturePart, named name: TypeName) throws -> Bool {
        let files = sources(among: try rendering(of: part, named: name).files)
        guard part == .service else {
            let present = try files.filter { try tree.kind(of: $0.path) == .file }
            if try present.contains(where: { try owners(of: $0.path).isEmpty }) { return true }
            // Tests alone may be anybody's; beside a value that a service has brought along they make it a model.
            let others = try rendering(of: part, named: name).files.filter { !present.contains($0) }
            return try !present.isEmpty && others.contains { try tree.kind(of: $0.path) == .file }
        }
        let own = try files.filter { try names(of: .model, for: $0.path).isEmpty }
        return try (own.isEmpty ? files : own).contains { try tree.kind(of: $0.path) == .file }
    }

    /// Whether any file is there that a command would make for a name, whoever has brought it along.
    func hasFiles(of part: FeaturePart, named name: TypeName) throws -> Bool {
        try sources(among: rendering(of: part, named: name).files).contains { try tree.kind(of: $0.path) == .file }
    }

    private func sources(among files: [RenderedFile]) -> [RenderedFile] {
        let tests = feature.path.file("Tests")
        return files.filter { !$0.path.isInside(tests) }
    }

    /// The names of the models or services that are there, sorted.
    func names(of part: FeaturePart) throws -> [TypeName] {
        var stems: Set<String> = []
        for pattern in try patterns(of: part) {
            for name in try tree.entries(of: pattern.folder) { pattern.stem(of: name).map { _ = stems.insert($0) } }
        }
        return try stems.sorted().compactMap { stem in
            guard let name = Self.name(stem, of: part), try isThere(part, named: name) else { return nil }
            return isOwn(part, name) ? nil : name
        }
    }

    /// The same as messages and lists have them: a service by the name of its type, which leaves no doubt.
    func shownNames(of part: FeaturePart) throws -> [String] {
        try names(of: part).map { $0.rawValue + (part == .service ? Self.serviceEnding : "") }
    }

    /// Whether it is what the feature itself was made with: a service of the feature's name, and what that loads.
    func isOwn(_ part: FeaturePart, _ name: TypeName) -> Bool { part == .service && name.rawValue == feature.name }

    /// The names under which a command would make a file.
    func names(of part: FeaturePart, for path: RelativePath) throws -> [TypeName] {
        try patterns(of: part).compactMap { pattern in
            guard pattern.folder == path.parent else { return nil }
            return pattern.stem(of: path.name).flatMap { Self.name($0, of: part) }
        }
    }

    /// The services that have brought a file along, the feature's own included.
    func owners(of path: RelativePath) throws -> [TypeName] {
        try names(of: .service, for: path).filter { name in
            try isOwn(.service, name) ? tree.kind(of: path) == .file : isThere(.service, named: name)
        }
    }

    private static func name(_ stem: String, of part: FeaturePart) -> TypeName? {
        guard let name = try? TypeName(stem, as: part.nameKind), name.rawValue == stem else { return nil }
        return name
    }

    /// What the name of a source file is made of.
    private struct Pattern {
        let folder: RelativePath
        let start: Substring
        let end: Substring

        func stem(of name: String) -> String? {
            guard name.hasPrefix(start), name.hasSuffix(end), name.count > start.count + end.count else { return nil }
            return String(name.dropFirst(start.count).dropLast(end.count))
        }
    }

    /// How files are called, which is asked for each of them.
    private final class Memory {
        var patterns: [FeaturePart: [Pattern]] = [:]
    }

    private func patterns(of part: FeaturePart) throws -> [Pattern] {
        if let known = memory.patterns[part] { return known }
        let patterns = try readPatterns(of: part)
        memory.patterns[part] = patterns
        return patterns
    }

    private func readPatterns(of part: FeaturePart) throws -> [Pattern] {
        // A workspace's own blueprint may not serve the command.
        guard part != .view, let blueprint = try? makers.catalog.blueprint(forCommand: part.rawValue) else { return [] }
        let placeholder = try TypeName("Placeholder", as: part.nameKind)
        return sources(among: try rendering(of: part, named: placeholder, blueprint).files).compactMap { file in
            guard let range = file.path.name.firstRange(of: placeholder.rawValue) else { return nil }
            return Pattern(
                folder: file.path.parent,
                start: file.path.name[..<range.lowerBound],
                end: file.path.name[range.upperBound...]
            )
        }
    }

    /// What the last word of a path is the name of; nil where nothing is.
    ///
    /// - Parameter command: with the words that say nothing of the kind, for the message.
    /// - Throws: `Refusal` where it could be several.
    func part(meantBy typed: String, command: [String]) throws -> FeaturePart? {
        let word = typed.split(separator: "/").last.map(String.init) ?? typed
        let named = Words.upperCamelCase(word)
        var found: [FeaturePart] = []
        if try isScreen(word) { found.append(.view) }
        for part in [FeaturePart.model, .service] {
            guard let name = try? TypeName(word, as: part.nameKind) else { continue }
            // The feature's own service is no part that was added; only its type's name means it.
            if isOwn(part, name), !part.isNamed(by: named) { continue }
            if try isThere(part, named: name) { found.append(part) }
        }
        if let exact = found.first(where: { $0.isNamed(by: named) }) { return exact }
        guard !found.isEmpty else {
            // What another part has brought along is told of by its own name.
            let model = try? TypeName(word, as: .model)
            return try model.map { try hasFiles(of: .model, named: $0) } == true ? .model : nil
        }
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
        return .noPart(name.rawValue, part, in: feature.name, near: near, known: try shownNames(of: part))
    }

    /// That nothing in the feature has a name.
    func missing(_ name: TypeName) throws -> WorkspaceError {
        let screens = try ScreenReader(of: feature, in: tree).screens.map(\.stem)
        let models = try shownNames(of: .model)
        let services = try shownNames(of: .service)
        let stems = try names(of: .service).map(\.rawValue)
        let known = screens + models + services
        let near = NearestName(among: known + stems).to(name.rawValue)
        return .nothingNamed(name.rawValue, in: feature.name, near: near, known: known)
    }

    /// What is to happen to a part.
    enum Fate {
        case removed
        case renamed(String)

        /// What its owner takes it along in.
        fileprivate var words: String { if case .removed = self { "goes" } else { "is renamed" } }

        fileprivate func remedy(_ owner: String) -> String {
            if case .removed = self { "leave it, or remove the whole \(owner)" } else { "rename the \(owner)" }
        }

        fileprivate func command(_ owner: String) -> [String] {
            switch self {
            case .removed: ["spmgen", "remove", owner]
            case .renamed(let new): ["spmgen", "rename", owner, new]
            }
        }
    }

    /// Why something is no part of its own that could go or be renamed; nil where it is one.
    func refusal(of part: FeaturePart, named name: TypeName, to fate: Fate) throws -> Refusal? {
        guard try hasFiles(of: part, named: name) else { return nil }
        var owner = isOwn(part, name) ? feature.name : nil
        if try part == .model && !isThere(part, named: name) {
            let paths = try rendering(of: part, named: name).files.map(\.path)
            let service = try paths.flatMap(owners).first
            owner = service.map {
                isOwn(.service, $0) ? feature.name : feature.name + "/" + $0.rawValue + Self.serviceEnding
            }
        }
        guard let owner else { return nil }
        let kind = owner == feature.name ? "feature" : "service"
        let type = name.rawValue + (part == .service ? Self.serviceEnding : "")
        return Refusal(
            Diagnostic(
                .stillUsed,
                "`\(type)` came with the \(kind) `\(owner)`, and \(fate.words) with it",
                at: DiagnosticLocation(file: feature.path.description),
                remedy: fate.remedy(kind),
                command: fate.command(owner)
            )
        )
    }

    private static let serviceEnding = "Service"
}

extension FeaturePart {
    /// Whether a name is that of a type which tells one from the others: `PaymentService`.
    fileprivate func isNamed(by name: String) -> Bool {
        switch self {
        case .view: name.hasSuffix("View")
        case .service: name.hasSuffix("Service")
        case .model: false
        }
    }
}
