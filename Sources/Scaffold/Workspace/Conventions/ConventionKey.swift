/// What can be found out about the habits of a workspace, by its name in `.spmgen.json`.
enum ConventionKey: String, Sendable, Hashable, CaseIterable {
    case layout
    case featuresFolder
    case sharedFolder
    case rootManifest
    case like
    case featureName
    case targets
    case targetFolders
    case products
    case productType
    case toolsVersion
    case platforms
    case languageMode
    case settings
    case indentation
    case trailingCommas
    case fileHeader
    case testLibrary
    case screenSuffix
    case viewsFolder
    case viewModel
    case viewModelsFolder
    case observation
    case routes
    case coordinator
    case mocks
    case strings

    /// What values it takes.
    enum Shape: Sendable, Hashable {
        case text
        case flag
        case list
        /// A name with a star for the feature's or the screen's, or `none`.
        case pattern
        /// Names with a star.
        case patterns
        /// A folder of the workspace.
        case folder
        case choice([String])
    }

    var shape: Shape {
        switch self {
        case .layout: .choice(FeatureHome.allCases.map(\.rawValue))
        case .featuresFolder, .sharedFolder: .folder
        case .rootManifest, .like, .toolsVersion, .languageMode, .indentation, .screenSuffix, .viewsFolder,
            .viewModelsFolder, .settings:
            .text
        case .featureName, .viewModel, .routes, .coordinator: .pattern
        case .targets, .targetFolders, .products: .patterns
        case .productType: .choice(["automatic", "static", "dynamic"])
        case .platforms, .fileHeader: .list
        case .trailingCommas, .mocks, .strings: .flag
        case .testLibrary: .choice(["swift-testing", "xctest"])
        case .observation: .choice(["Observable", "ObservableObject"])
        }
    }

    /// Whether it can be written down; the rest follows from the feature that is followed.
    var isSettable: Bool { self != .products && self != .targetFolders }

    /// One line for the reference, without a period.
    var summary: String {
        switch self {
        case .layout: "Whether a feature is a package, or targets of one"
        case .featuresFolder: "The folder in which features are made"
        case .sharedFolder: "The folder of the packages that features share"
        case .rootManifest: "The folder of the manifest that puts the features together; `none` without one"
        case .like: "The feature that a new one follows"
        case .featureName: "What a feature's package, or its main target, is called"
        case .targets: "The targets of a feature"
        case .targetFolders: "Where their files lie, below the package"
        case .products: "The products of a feature"
        case .productType: "How they are linked"
        case .toolsVersion: "The tools version of a feature's manifest"
        case .platforms: "Its platforms"
        case .languageMode: "The Swift language mode that it names; `none` without one"
        case .settings: "The Swift settings of a feature's main target, as they are written; `none` without any"
        case .indentation: "One level of indentation"
        case .trailingCommas: "Whether lists over several lines end with a comma"
        case .fileHeader: "The lines of the comment at the top of a file, with macros such as `___FILENAME___`"
        case .testLibrary: "What tests are written with"
        case .screenSuffix: "What the types of screens end in"
        case .viewsFolder: "The folder of views in their target; `.` for none"
        case .viewModel: "What a screen's view model is called; `none` without one"
        case .viewModelsFolder: "The folder of view models in their target; `.` for none"
        case .observation: "How views watch their models"
        case .routes: "What a feature's routes are called; `none` without any"
        case .coordinator: "What makes and shows a feature's screens; `none` without one"
        case .mocks: "Whether features bring mocks"
        case .strings: "Whether text is looked up in catalogues of strings"
        }
    }

    /// What it is where a workspace shows nothing, and the templates decide.
    var usual: ConventionValue {
        switch self {
        case .layout: .text("package")
        case .featuresFolder: .text("FeaturePackages")
        case .sharedFolder: .text("SharedPackages")
        case .rootManifest, .like, .languageMode: .text("none")
        case .featureName: .text("*")
        case .targets: .list(["*", "*Concurrent", "*Mocks", "*Tests"])
        case .targetFolders: .list(["Sources/Main", "Sources/Concurrent", "Sources/Mocks", "Tests"])
        case .products: .list(["*"])
        case .productType: .text("automatic")
        case .toolsVersion: .text("6.2")
        case .platforms: .list([".iOS(.v17)", ".macOS(.v14)"])
        case .settings: .text("[.defaultIsolation(MainActor.self)]")
        case .indentation: .text("4 spaces")
        case .trailingCommas: .flag(true)
        case .fileHeader: .list([])
        case .testLibrary: .text("swift-testing")
        case .screenSuffix: .text("View")
        case .viewsFolder, .viewModelsFolder: .text("Views")
        case .viewModel: .text("*View.ViewModel")
        case .observation: .text("Observable")
        case .routes: .text("*Route")
        case .coordinator: .text("*Coordinator")
        case .mocks, .strings: .flag(true)
        }
    }
}

/// What a convention is.
enum ConventionValue: Sendable, Hashable {
    case text(String)
    case list([String])
    case flag(Bool)

    /// On one line, for people.
    var spelled: String {
        switch self {
        case .text(let text): text
        case .list(let entries): entries.joined(separator: ", ")
        case .flag(let isSet): isSet ? "yes" : "no"
        }
    }
}

/// A line of a file that shows a convention.
struct ConventionPlace: Sendable, Hashable {
    let file: RelativePath
    /// From 1; nil where the file's, or the folder's, name says it.
    let line: Int?

    init(_ file: RelativePath) {
        self.file = file
        line = nil
    }

    init(_ file: RelativePath, offset: Int, in text: SourceText) {
        self.file = file
        line = text.position(of: offset).line
    }
}
