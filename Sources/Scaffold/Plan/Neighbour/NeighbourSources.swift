/// The source files of a feature or a screen that looks like those beside it.
struct NeighbourSources {
    static let template = "Neighbour/Screen"
    static let storeTemplate = "Neighbour/Store"
    static let controllerTemplate = "Neighbour/Controller"

    let workspace: Workspace
    let catalog: Catalog
    let conventions: Conventions
    let names: FeatureNames
    let common: CommonDependencies
    /// A path of the sibling's as the new feature has it.
    let moved: (RelativePath) -> RelativePath
    /// Who makes the files, and when, as far as that was said.
    var authorship = Authorship()

    /// The files of a new feature: its first screen, and something in each other target.
    func files(of sibling: FeatureModule, leavingOut: Set<String> = [], screen stem: String) throws -> [RenderedFile] {
        let sources = try ModuleSources(of: sibling, in: workspace.tree)
        guard let sample = sources.screens.first else { return [] }
        let style = try style(of: sample, in: sibling, screen: stem)
        var files = try self.files(of: style, in: sibling)
        files += try navigation(of: sibling, sources, style)
        for target in sibling.companions + sibling.tests where !leavingOut.contains(target.name) {
            let folder = moved(target.folder)
            guard !files.contains(where: { $0.path.isInside(folder) }) else { continue }
            if let file = try companion(target, of: sibling, style: style) { files.append(file) }
        }
        return files
    }

    private func style(of sample: ModuleScreen, in sibling: FeatureModule, screen stem: String) throws -> ScreenStyle {
        var style = ScreenStyle(sample: sample, names: names, stem: stem, conventions: conventions)
        if conventions.wantsStrings(like: sample) {
            style.strings = try SiblingStrings(of: sibling.main, in: workspace.tree)
        }
        return style
    }

    /// What the first screen has in another way than the sibling's.
    func note(on sibling: FeatureModule, screen stem: String) throws -> Diagnostic? {
        guard let sample = try ModuleSources(of: sibling, in: workspace.tree).screens.first else { return nil }
        return ControllerStyle(of: try style(of: sample, in: sibling, screen: stem))?.note
    }

    /// View, view model and tests of one screen.
    ///
    /// - Parameter folders: sub-folders that were asked for.
    func files(of style: ScreenStyle, in module: FeatureModule, folders: [String] = []) throws -> [RenderedFile] {
        let store = StoreStyle(of: style)
        let controller = ControllerStyle(of: style)
        if let controller, !controller.isFollowed { throw controller.refusal(in: module.stem) }
        let template = store != nil ? Self.storeTemplate : controller != nil ? Self.controllerTemplate : Self.template
        let blueprint = try catalog.blueprint(named: template)
        var options = store?.options ?? controller?.options ?? style.options
        let sample = style.sample
        let root = moved(module.package)
        let view = place(sample.view.path, in: module.main, style, folders)
        options["viewFolder"] = view.parent.spelled(from: root)
        options["viewFile"] = view.name
        options["feature"] = names.name(module.main.name)
        if let model = sample.model, style.hasModel, model.part.path != sample.view.path {
            let path = place(model.part.path, in: module.main, style, folders, key: .viewModelsFolder)
            options["modelFolder"] = path.parent.spelled(from: root)
            options["modelFile"] = path.name
        }
        if let store, !store.isInView {
            let path = place(store.path, in: module.main, style, folders)
            options["reducerFolder"] = path.parent.spelled(from: root)
            options["reducerFile"] = path.name
        }
        options["suiteType"] = style.suiteType(of: module)
        if let suite = sample.suite,
            let target = module.tests.first(where: { suite.path.isInside($0.folder) })
        {
            let path = style.path(suite.path, in: target.folder)
            options["testsFolder"] = moved(target.folder).appending(
                names: inside(path, style.names.path(target.folder))
            )
            .parent.spelled(from: root)
            let isNamedSo = suite.path.stem == suite.declaration.name
            options["testsFile"] = isNamedSo ? style.suiteType(of: module) : path.name
        } else if let target = module.tests.first(where: { $0.target.dependsOnTarget(module.main.name) }) {
            options["testsFolder"] = moved(target.folder).spelled(from: root)
            options["testsFile"] = style.suiteType(of: module)
        } else {
            options["hasTests"] = "false"
        }
        var bindings = Bindings()
        bindings.overrides = options
        bindings.folders = [
            "FEATURES": root.parent, "FEATURE_ROOT": root, "SHARED": workspace.sharedFolder,
            "ROOT": workspace.rootManifestFolder ?? .root,
        ]
        var files = try blueprint.render(bindings).files.map { try laidOut($0, like: sample.view) }
        if let (part, text) = style.interfaceFile {
            let path = place(part.path, in: module.main, style, folders, key: .viewModelsFolder)
            let file = RenderedFile(
                path: path.parent.file(path.name + ".swift"), contents: Array(text.utf8), isExecutable: false,
                template: Self.template)
            files.append(try laidOut(file, like: part))
        }
        return files
    }

    private func inside(_ path: RelativePath, _ folder: RelativePath) -> [String] {
        Array(path.components.dropFirst(folder.components.count))
    }

    /// Where the counterpart of a sample's file lies, without its extension.
    private func place(
        _ file: RelativePath,
        in target: ModuleTarget,
        _ style: ScreenStyle,
        _ folders: [String],
        key: ConventionKey = .viewsFolder
    ) -> RelativePath {
        let path = style.path(file, in: target.folder, folders: folders)
        let folder = moved(target.folder)
        if let configured = conventions.overridingText(key), let views = try? RelativePath(configured) {
            let own = views.components.map { $0.replacing("*", with: style.stem) }
            return folder.appending(names: own + folders + [path.name])
        }
        return folder.appending(names: inside(path, style.names.path(target.folder)))
    }

    // MARK: Navigation

    /// What holds the feature's routes and shows its screens, where the sibling has it.
    ///
    /// A file that speaks only of types which the new feature has is taken over with the names changed; else the type is
    /// made without its members.
    private func navigation(
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
            return try laidOut(
                RenderedFile(
                    path: path, contents: Array(text.utf8), isExecutable: false, template: NeighbourSources.template),
                like: part)
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

    // MARK: Other targets

    /// A file for a target of the sibling's that holds no screen: the one type there that has the feature's name, without
    /// its members.
    private func companion(_ target: ModuleTarget, of sibling: FeatureModule, style: ScreenStyle) throws
        -> RenderedFile?
    {
        let parts = try ModuleSources.parts(of: [target], in: workspace.tree)
        guard let part = Self.principal(of: parts, names) else {
            let text = "// The first file of \(names.name(target.name)).\n"
            let path = moved(target.folder).file(names.name(target.name) + ".swift")
            return try laidOut(
                RenderedFile(
                    path: path, contents: Array(text.utf8), isExecutable: false, template: NeighbourSources.template),
                like: style.sample.view)
        }
        let name =
            names.owns(part.declaration.name) ? names.name(part.declaration.name) : names.type(part.declaration.name)
        let head = names.text(style.head(part))
        let path = moved(part.path.parent).file(renamedFile(part, name) + ".swift")
        let text =
            target.target.kind == .test
            ? try testText(part, of: sibling, head: head, name: name)
            : typeText(part, head: head, name: name, knowing: try madeTypes(of: sibling, style))
        return try laidOut(
            RenderedFile(
                path: path, contents: Array(text.utf8), isExecutable: false, template: NeighbourSources.template),
            like: part)
    }

    /// The type that stands for the others of its target.
    private static func principal(of parts: [ModuleSources.Part], _ names: FeatureNames) -> ModuleSources.Part? {
        let types = parts.filter { $0.declaration.kind != .extension }
        let named = types.filter { $0.declaration.name.hasPrefix(names.from) }
        return named.first { $0.path.stem == $0.declaration.name } ?? named.first
            ?? types.first { names.isIn($0.declaration.name) } ?? types.first
    }

    /// Those of the sibling's types that the new feature has counterparts of.
    private func madeTypes(of sibling: FeatureModule, _ style: ScreenStyle) throws -> Set<String> {
        var made: Set<String> = [style.sample.type]
        for target in sibling.companions {
            let parts = try ModuleSources.parts(of: [target], in: workspace.tree)
            if let part = Self.principal(of: parts, names) { made.insert(part.declaration.name) }
        }
        return made
    }

    private func renamedFile(_ part: ModuleSources.Part, _ name: String) -> String {
        part.path.stem == part.declaration.name ? name : names.type(part.path.stem)
    }

    private func typeText(
        _ part: ModuleSources.Part, head: String, name: String, knowing made: Set<String>
    ) -> String {
        let own = part.declaration.inheritedTypes.map(\.text).filter { type in
            made.contains(type) || ["Sendable", "AnyObject", "Actor"].contains(type)
        }
        let inherited = own.map(names.type)
        let imports = CodeBlock(part.tree).declarations
            .filter { $0.kind == .import && own.contains(where: made.contains) && names.owns($0.name) }
            .map { "import \(names.name($0.name))\n" }
        let access = part.declaration.accessOfMembers
        let hasInit = [.struct, .class, .actor].contains(part.declaration.kind)
        let body = hasInit && !access.isEmpty ? " {\n    \(access)init() {}\n}\n" : " {}\n"
        return (imports.isEmpty ? "" : imports.joined() + "\n") + head + " " + name
            + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")) + body
    }

    /// A test that makes the type which the target beside it declares.
    private func testText(_ part: ModuleSources.Part, of sibling: FeatureModule, head: String, name: String) throws
        -> String
    {
        let declarations = CodeBlock(part.tree).declarations
        let imports = declarations.filter { $0.kind == .import }
        let isXCTest = !imports.contains { $0.name == "Testing" } && conventions.text(.testLibrary) == "xctest"
        let module = imports.first { $0.attribute("testable") != nil }?.name ?? sibling.main.name
        let inherited = isXCTest ? ": XCTestCase" : ""
        let isSame = imports.contains { $0.name == (isXCTest ? "XCTest" : "Testing") }
        let made = try sibling.companions.first { $0.name == module }.flatMap { target in
            Self.principal(of: try ModuleSources.parts(of: [target], in: workspace.tree), names)?.declaration
        }
        let tested = name.hasSuffix("Tests") ? String(name.dropLast(5)) : name
        var value = "\(tested)()"
        var actor = ""
        if let made {
            let type = names.type(made.name)
            switch made.kind {
            case .protocol: value = "(any \(type)).self"
            case .enum: value = "\(type).self"
            default: value = "\(type)()"
            }
            actor = made.attribute("MainActor") == nil ? "" : "@MainActor "
        }
        let method = isXCTest ? "\(actor)func testMaking()" : "@Test \(actor)func making()"
        let start = isSame ? head : isXCTest ? "final class" : "struct"
        return "import \(isXCTest ? "XCTest" : "Testing")\n\n@testable import \(names.name(module))\n\n\(start) \(name)"
            + inherited + " {\n    \(method) {\n        _ = \(value)\n    }\n}\n"
    }

    // MARK: Text

    /// A catalogue of strings with the one of the first screen, where the sibling has one.
    func strings(of sibling: FeatureModule, screen stem: String) throws -> [RenderedFile] {
        guard let strings = try SiblingStrings(of: sibling.main, in: workspace.tree),
            let sample = try ModuleSources(of: sibling, in: workspace.tree).screens.first
        else { return [] }
        let file = strings.file
        let style = try style(of: sample, in: sibling, screen: stem)
        guard style.usesStrings else { return [] }
        let manual = strings.isManual ? "\n      \"extractionState\" : \"manual\"," : ""
        let text: String
        switch file.kind {
        case .table: text = "\"\(style.textKey)\" = \"\(style.title)\";\n"
        case .catalog:
            text = """
                {
                  "sourceLanguage" : "\(strings.language)",
                  "strings" : {
                    "\(style.textKey)" : {\(manual)
                      "localizations" : {
                        "\(strings.language)" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "\(style.title)"
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }

                """
        }
        return try strings.files(in: workspace.tree).map { path in
            RenderedFile(
                path: moved(path), contents: Array(text.utf8), isExecutable: false,
                template: NeighbourSources.template)
        }
    }

    // MARK: Layout

    /// A file with the header and the indentation of its neighbours.
    func laidOut(_ file: RenderedFile, like part: ModuleSources.Part) throws -> RenderedFile {
        guard file.path.fileExtension == "swift" else { return file }
        let settings = try FormatSettings.inForce(in: file.path.parent, of: workspace.tree, fallback: indentation(part))
        let layout = Layout(
            indentation: settings.indentation,
            indentsConditionalBlocks: settings.indentsConditionalBlocks
        )
        let header = FileComment(lines: conventions.list(.fileHeader))
            .text(
                file: file.path.name, module: module(of: file.path), authorship: authorship,
                like: AuthorLine(in: part.tree))
        let body = layout.applied(to: SourceText(file.contents)).string
        let text = header + body.drop { $0.isNewline }
        let ended = part.tree.text.lineEnding.applied(to: text)
        return RenderedFile(path: file.path, contents: Array(ended.utf8), isExecutable: false, template: file.template)
    }

    private func indentation(_ part: ModuleSources.Part) -> Indentation? {
        conventions.overridingText(.indentation).flatMap(Indentation.init(described:))
            ?? part.tree.text.indentation
            ?? Indentation(described: conventions.text(.indentation))
    }

    /// The target that a file belongs to, as headers name it.
    private func module(of file: RelativePath) -> String {
        guard let sibling = conventions.sibling else { return names.to }
        let target = sibling.targets.filter { file.isInside(moved($0.folder)) }
            .max { $0.folder.components.count < $1.folder.components.count }
        return names.name((target ?? sibling.main).name)
    }
}
