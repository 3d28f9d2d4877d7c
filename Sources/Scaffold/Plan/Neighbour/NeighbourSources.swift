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

    func style(of sample: ModuleScreen, in sibling: FeatureModule, screen stem: String) throws -> ScreenStyle {
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
            files.append(try file(path.parent.file(path.name + ".swift"), text, like: part))
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

    // MARK: Layout

    /// A file of this text, laid out as its neighbours are.
    func file(_ path: RelativePath, _ text: String, like part: ModuleSources.Part) throws -> RenderedFile {
        try laidOut(rendered(path, text), like: part)
    }

    func rendered(_ path: RelativePath, _ text: String) -> RenderedFile {
        RenderedFile(path: path, contents: Array(text.utf8), isExecutable: false, template: Self.template)
    }

    /// A file with the header and the indentation of its neighbours.
    private func laidOut(_ file: RenderedFile, like part: ModuleSources.Part) throws -> RenderedFile {
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
