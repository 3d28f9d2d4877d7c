/// The types that a feature's targets declare, with the files they stand in.
struct ModuleSources {
    /// A declaration together with its file.
    struct Part: Sendable {
        let path: RelativePath
        let declaration: Declaration

        var tree: SyntaxTree { declaration.tree }
        var place: ConventionPlace {
            ConventionPlace(path, offset: tree.code[declaration.keyword].range.lowerBound, in: tree.text)
        }

        /// Whether one of the names occurs in it.
        func mentions(_ names: Set<String>) -> Bool {
            declaration.span.indices.contains { tree.kind($0) == .identifier && names.contains(tree.name($0)) }
        }
    }

    let module: FeatureModule
    /// The types of the main target, by path and place.
    let main: [Part]
    /// The types of the tests.
    let tests: [Part]
    private let named: [String: [Part]]

    init(of module: FeatureModule, in tree: WorkingTree) throws(FileError) {
        self.module = module
        main = try Self.parts(of: [module.main], in: tree)
        tests = try Self.parts(of: module.tests, in: tree)
        named = Dictionary(grouping: main) { $0.declaration.name }
    }

    /// The types of some targets.
    static func parts(of targets: [ModuleTarget], in tree: WorkingTree) throws(FileError) -> [Part] {
        var parts: [Part] = []
        for target in targets {
            let others = targets.map(\.folder).filter { $0 != target.folder && $0.isInside(target.folder) }
            for path in try SourceFiles(tree: tree).paths(below: target.folder)
            where !others.contains(where: path.isInside) {
                guard let bytes = try tree.contents(of: path) else { continue }
                for declaration in CodeBlock(SyntaxTree(lexing: SourceText(bytes))).declarations
                where declaration.kind.hasMembers {
                    parts.append(Part(path: path, declaration: declaration))
                }
            }
        }
        return parts
    }

    func type(named name: String) -> Part? {
        named[name]?.first { $0.declaration.kind != .extension }
    }

    /// The screens, the one that is named after the feature first: what has a view model, or the feature's name.
    var screens: [ModuleScreen] {
        let views = main.filter { $0.declaration.isScreen && Self.suffix(of: $0.declaration.name) != nil }
        let read = views.map(screen)
        let stem = module.stem
        let screens = read.filter { screen in
            screen.hasLogic || screen.stem == stem || screen.stem == module.main.name
        }
        // Where screens have no models, each view with a file of its own may be one.
        let hasModels = read.contains(where: \.hasLogic)
        let shown =
            hasModels ? screens : read.filter { [$0.type, $0.stem, module.main.name].contains($0.view.path.stem) }
        return shown.filter { $0.stem == stem } + shown.filter { $0.stem != stem }
    }

    private func screen(_ view: Part) -> ModuleScreen {
        let type = view.declaration.name
        let suffix = Self.suffix(of: type) ?? ""
        let stem = String(type.dropLast(suffix.count))
        let model = model(of: type, stem: stem)
        let reducer = model == nil ? reducer(of: view) : nil
        let tested = model?.isNested == false ? model?.name : reducer?.declaration.name
        return ModuleScreen(
            stem: stem,
            suffix: suffix,
            view: view,
            model: model,
            reducer: reducer,
            suite: suite(of: type, stem: stem, testing: tested ?? type)
        )
    }

    private static func suffix(of type: String) -> String? {
        (FeatureScreen.usualSuffixes.sorted() + ["ViewController"]).last { type.hasSuffix($0) && type.count > $0.count }
    }

    private func model(of type: String, stem: String) -> ModuleScreen.Model? {
        let parts = named[type] ?? []
        for part in parts {
            guard let model = part.declaration.members.first(where: { $0.kind == .class && $0.name.hasSuffix("Model") })
            else { continue }
            return .init(part: Part(path: part.path, declaration: model), isNested: true)
        }
        for part in parts {
            for index in part.declaration.span.indices where part.tree.kind(index) == .identifier {
                let name = part.tree.name(index)
                guard name.hasSuffix("Model") || name.hasSuffix("Store"), name.hasPrefix(stem),
                    let model = self.type(named: name), model.declaration.kind == .class
                else { continue }
                return .init(part: model, isNested: false)
            }
        }
        return nil
    }

    /// The suite that makes the view model, or the view where there is none, and bears the screen's or the module's name.
    private func suite(of type: String, stem: String, testing tested: String) -> Part? {
        let suites = tests.filter { part in
            part.declaration.kind != .extension && part.declaration.name.hasSuffix("Tests") && part.mentions([tested])
        }
        return suites.first { ScreenNamePattern(of: $0.declaration.name, stem: stem, type: type) != nil }
            ?? suites.first
    }
}

/// A screen of a feature in a workspace of any kind, with the declarations that make it.
struct ModuleScreen: Sendable {
    struct Model: Sendable {
        let part: ModuleSources.Part
        /// Whether the type is a member of the view's.
        let isNested: Bool

        var name: String { part.declaration.name }
    }

    let stem: String
    /// What its type ends in.
    let suffix: String
    let view: ModuleSources.Part
    let model: Model?
    /// The reducer whose store the view has.
    let reducer: ModuleSources.Part?
    let suite: ModuleSources.Part?

    var type: String { stem + suffix }

    /// Whether it has more than a view.
    var hasLogic: Bool { model != nil || reducer != nil }
}
