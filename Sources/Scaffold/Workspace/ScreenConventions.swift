/// How the screens of a feature are named and where their files lie, read from those that it has.
///
/// Where the screens show nothing, or there is none, it is what the templates say.
struct ScreenConventions: Sendable, Hashable {
    /// How the view's model is declared and filed.
    struct ModelStyle: Sendable, Hashable {
        enum Name: Sendable, Hashable {
            /// A type in the view's.
            case nested(String)
            case topLevel(ScreenNamePattern)
        }

        let name: Name
        /// The name of its file; nil where it stands in the view's.
        let file: ScreenNamePattern?
    }

    /// What the type of a view ends in.
    let suffix: String
    let model: ModelStyle
    let suite: ScreenNamePattern
    private let views: ScreenFolders
    /// Nil where the models lie beside their views.
    private let models: ScreenFolders?
    private let suites: ScreenFolders

    /// - Parameters:
    ///   - screens: in the order of their routes; of several habits that are alike in number, the last one counts.
    ///   - roots: the folders of the package's targets.
    ///   - usual: the folders of views and of tests that a package without screens has.
    init(
        of screens: [FeatureScreen],
        in package: RelativePath,
        roots: [RelativePath],
        usual: (views: String, tests: String) = ("Sources/Main/Views", "Tests")
    ) {
        func usually(_ folder: String) -> ScreenFolders {
            ScreenFolders(base: package.appending(names: folder.split(separator: "/").map(String.init)))
        }
        func folders(_ file: (FeatureScreen) -> RelativePath?) -> ScreenFolders? {
            ScreenFolders(of: screens.compactMap { screen in file(screen).map { (screen, $0) } }, roots: roots)
        }
        suffix = screens.map(\.suffix).favourite ?? "View"
        model =
            screens.compactMap(ModelStyle.init).favourite
            ?? ModelStyle(name: .nested("ViewModel"), file: ScreenNamePattern(.type, "+ViewModel"))
        suite =
            screens.compactMap { screen in
                screen.suite.flatMap { ScreenNamePattern(of: $0.name, stem: screen.stem, type: screen.type) }
            }
            .favourite ?? ScreenNamePattern(.stem, "ViewModelTests")
        views = folders(\.file) ?? usually(usual.views)
        func distantModel(_ screen: FeatureScreen) -> RelativePath? {
            screen.viewModel.flatMap { $0.file.parent == screen.file.parent ? nil : $0.file }
        }
        let hasDistantModels = screens.filter { $0.viewModel != nil }.map { distantModel($0) != nil }.favourite == true
        models = hasDistantModels ? folders(distantModel) : nil
        suites = folders { $0.suite?.file } ?? usually(usual.tests)
    }

    /// A name without the ending that views have here: `SummaryScreen` and `Summary` are one screen, as are
    /// `SummaryView` and `Summary` everywhere. Nil where it does not end so.
    func stem(of name: String) -> String? {
        let stem = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : ""
        return stem.isEmpty ? nil : stem
    }

    /// The parts of a screen that is to be, or of one that is there already: that keeps its own habits.
    func screen(_ stem: String, in folders: [String], existing: FeatureScreen? = nil) -> NewScreen {
        var screen = newScreen(stem, suffix: existing?.suffix ?? suffix, in: folders)
        guard let existing else { return screen }
        if isPlace(existing.file.parent, of: screen, in: folders) { screen.view = existing.file.withoutExtension }
        if let model = existing.viewModel {
            screen.model.name = model.isNested ? .nested(model.name) : .topLevel(model.name)
            screen.model.file = model.file == existing.file ? nil : model.file.withoutExtension
        }
        if let suite = existing.suite {
            screen.suite = suite.name
            screen.suiteFile = suite.file.withoutExtension
        }
        return screen
    }

    /// Whether a view in this folder is the one that was asked for, and not one of the same name in another flow.
    private func isPlace(_ folder: RelativePath, of screen: NewScreen, in folders: [String]) -> Bool {
        let asked = views.base.appending(names: folders)
        if [asked, asked.file(screen.stem), asked.file(screen.type), screen.view.parent].contains(folder) {
            return true
        }
        return !folder.isInside(views.base) && folder.components.suffix(folders.count).elementsEqual(folders)
    }

    private func newScreen(_ stem: String, suffix: String, in folders: [String]) -> NewScreen {
        let type = stem + suffix
        let folder = views.folder(stem: stem, type: type, in: folders)
        let name: NewScreen.Model.Name =
            switch model.name {
            case .nested(let name): .nested(name)
            case .topLevel(let pattern): .topLevel(pattern.name(stem: stem, type: type))
            }
        return NewScreen(
            stem: stem,
            suffix: suffix,
            view: folder.file(type),
            model: NewScreen.Model(
                name: name,
                file: model.file.map { pattern in
                    (models?.folder(stem: stem, type: type, in: folders) ?? folder)
                        .file(pattern.name(stem: stem, type: type))
                }
            ),
            suite: suite.name(stem: stem, type: type),
            suiteFile: suites.folder(stem: stem, type: type).file(suite.name(stem: stem, type: type))
        )
    }
}

extension ScreenConventions.ModelStyle {
    /// Nil where the screen has no model, or one whose name has nothing of the screen's.
    init?(of screen: FeatureScreen) {
        guard let model = screen.viewModel else { return nil }
        func pattern(_ name: String) -> ScreenNamePattern? {
            ScreenNamePattern(of: name, stem: screen.stem, type: screen.type)
        }
        let usual: ScreenNamePattern
        if model.isNested {
            name = .nested(model.name)
            usual = ScreenNamePattern(.type, "+" + model.name)
        } else if let pattern = pattern(model.name) {
            name = .topLevel(pattern)
            usual = pattern
        } else {
            return nil
        }
        file = model.file == screen.file ? nil : pattern(model.file.stem) ?? usual
    }
}

/// The types and files of a screen that is to be made, or that is there already.
struct NewScreen: Sendable, Hashable {
    struct Model: Sendable, Hashable {
        enum Name: Sendable, Hashable {
            case nested(String)
            case topLevel(String)
        }

        var name: Name
        /// Nil where it stands in the view's file.
        var file: RelativePath?
    }

    let stem: String
    let suffix: String
    /// The view's file, like all of these without `.swift`.
    var view: RelativePath
    var model: Model
    var suite: String
    var suiteFile: RelativePath

    var type: String { stem + suffix }
}

extension RelativePath {
    /// The folder and the name without its extension.
    var withoutExtension: RelativePath { parent.file(stem) }

    /// The name without its extension.
    var stem: String { fileExtension.isEmpty ? name : String(name.dropLast(fileExtension.utf8.count + 1)) }
}
