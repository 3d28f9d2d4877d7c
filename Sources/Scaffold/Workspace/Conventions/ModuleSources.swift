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

        /// The only parameter of a generic type, and the protocol that it conforms to.
        var genericParameter: (name: String, constraint: String)? {
            let start = declaration.nameSpan.end
            guard tree.is(start, "<"), tree.kind(start + 1) == .identifier, tree.kind(start + 2) == .colon,
                tree.kind(start + 3) == .identifier, tree.is(start + 4, ">")
            else { return nil }
            return (tree.name(start + 1), tree.name(start + 3))
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
                || screen.suffix != "View" && screen.view.path.stem == screen.type
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
        return parts.lazy.compactMap { watchedModel(of: $0, stem: stem) ?? hiddenModel(of: $0, stem: stem) }.first
    }

    /// The class that a view watches, whatever its name ends in.
    private func watchedModel(of view: Part, stem: String) -> ModuleScreen.Model? {
        let wrappers: Set<String> = ["State", "StateObject", "ObservedObject", "Bindable"]
        let watching = view.declaration.members.filter { member in
            member.kind == .variable && member.attributes.contains { wrappers.contains($0.name) }
        }
        for binding in watching.flatMap(\.bindings) {
            let name = binding.type?.text ?? binding.value?.callValue?.name ?? ""
            guard name.hasPrefix(stem), let model = type(named: name), model.declaration.kind == .class,
                model.declaration.attribute("Observable") != nil
                    || model.declaration.inheritedTypes.contains(where: { $0.text.hasSuffix("ObservableObject") })
            else { continue }
            return .init(part: model, isNested: false)
        }
        return nil
    }

    /// The view model that a view knows by a protocol: as a generic parameter, or as `any CartViewModelProtocol`.
    private func hiddenModel(of view: Part, stem: String) -> ModuleScreen.Model? {
        let tree = view.tree
        let parameter = view.genericParameter
        let isGeneric = tree.is(view.declaration.nameSpan.end, "<")
        for index in view.declaration.span.indices where tree.kind(index) == .identifier {
            let name = tree.name(index)
            guard name.hasPrefix(stem), let interface = type(named: name), interface.declaration.kind == .protocol,
                isGeneric == (parameter?.constraint == name)
            else { continue }
            let model = main.first { part in
                let declaration = part.declaration
                return declaration.kind == .class && declaration.name.hasPrefix(stem)
                    && declaration.inheritedTypes.contains { $0.text == name }
            }
            guard let model else { continue }
            return .init(part: model, isNested: false, interface: interface, parameter: parameter?.name)
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
        /// The protocol by which the view knows it.
        var interface: ModuleSources.Part?
        /// The generic parameter of the view that stands for it.
        var parameter: String?

        /// What the view calls its type.
        func isNamed(in text: String) -> Bool {
            if let parameter { return text.contains(word: parameter) }
            return text.contains(interface?.declaration.name ?? name)
        }

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

extension String {
    /// Whether a word stands in it, and not only as a part of another one.
    func contains(word: String) -> Bool { replacingWord(word, with: "") != self }
}
