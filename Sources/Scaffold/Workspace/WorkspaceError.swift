/// Why there is no workspace, or not the part of it that was asked for.
enum WorkspaceError: DiagnosticError, Equatable {
    case noDirectory(AbsolutePath)
    /// The folders below that hold one.
    case noWorkspace(from: AbsolutePath, below: [RelativePath] = [])
    /// Whether the folders above were looked into as well.
    case noManifest(AbsolutePath, isSearched: Bool = false)
    case noFeature(String, near: String?, known: [String])
    /// One that was to be changed, and is like none of those that are there.
    case noFeatureToChange(String, near: String?, known: [String])
    case noScreen(String, in: String, near: String?, known: [String])
    /// A screen, a model or a service.
    case nothingNamed(String, in: String, near: String?, known: [String])
    /// A model or a service.
    case noPart(String, FeaturePart, in: String, near: String?, known: [String])
    case noWidget(of: String)
    /// What has that name is the widget of a feature.
    case widgetAsFeature(String, of: String)
    case noPackage(String, near: String?, known: [String])
    case noProduct(String, in: RelativePath, known: [String])
    case featureNotADependency(String, of: String)
    case nameTaken(String, as: NameKind, owner: String, suggestion: String)

    var diagnostics: [Diagnostic] { [diagnostic] }

    private var diagnostic: Diagnostic {
        switch self {
        case .noDirectory(let path):
            Diagnostic(
                .noSuchDirectory,
                "there is no folder \(path)",
                remedy: "give `-C` a folder that exists, or leave it out to use the one you are in"
            )
        case .noWorkspace(let path, let below) where !below.isEmpty:
            Diagnostic(
                .noWorkspace,
                "\(path) is no workspace itself, but holds " + below.map { "`\($0)`" }.joined(separator: ", "),
                remedy: "say which one with `-C \(below[0])`, or run this there"
            )
        case .noWorkspace(let path, _):
            Diagnostic(
                .noWorkspace,
                "no workspace: neither \(path) nor a folder above it holds a Package.swift or an Xcode project",
                remedy: "run this inside a package or an app; make an app with `spmgen init <App>`, or a package first",
                command: ["swift", "package", "init", "--type", "library"]
            )
        case .noManifest(let folder, let isSearched):
            Diagnostic(
                .noManifest,
                "there is no Package.swift in \(folder)" + (isSearched ? " or a folder above it" : ""),
                remedy: "name the package's folder with `--package-path`"
            )
        case .noFeature(let name, let near, let known):
            Diagnostic(
                .noSuchFeature,
                "there is no feature `\(name)` in this workspace" + Self.list(known, "it has"),
                remedy: near.map { "did you mean `\($0)`?" } ?? "make the feature first",
                command: near == nil ? ["spmgen", "feature", name] : []
            )
        case .noFeatureToChange(let name, let near, let known):
            Diagnostic(
                .noSuchFeature,
                "there is no feature `\(name)` in this workspace" + Self.list(known, "it has"),
                remedy: near.map { "did you mean `\($0)`?" } ?? "`spmgen list` shows what is there",
                command: near == nil ? ["spmgen", "list"] : []
            )
        case .noScreen(let name, let feature, let near, let known):
            Diagnostic(
                .noSuchScreen,
                "the feature `\(feature)` has no screen `\(name)`" + Self.list(known, "it has"),
                remedy: near.map { "did you mean `\(feature)/\($0)`?" } ?? "`spmgen list` shows the screens"
            )
        case .nothingNamed(let name, let feature, let near, let known):
            Diagnostic(
                .noSuchPart,
                "the feature `\(feature)` has no screen, model or service `\(name)`" + Self.list(known, "it has"),
                remedy: near.map { "did you mean `\(feature)/\($0)`?" } ?? "`spmgen list` shows what each feature has"
            )
        case .noPart(let name, let part, let feature, let near, let known):
            Diagnostic(
                .noSuchPart,
                "the feature `\(feature)` has no \(part.rawValue) `\(name)`" + Self.list(known, "it has"),
                remedy: near.map { "did you mean `\(feature)/\($0)`?" } ?? "make it first",
                command: near == nil ? ["spmgen", part.rawValue, feature + "/" + name] : []
            )
        case .noWidget(let feature):
            Diagnostic(
                .noSuchPart,
                "the feature `\(feature)` has no widget",
                remedy: "make it first",
                command: ["spmgen", "widget", feature]
            )
        case .widgetAsFeature(let name, let feature):
            Diagnostic(
                .noSuchFeature,
                "`\(name)` is the widget of the feature `\(feature)`, and no feature itself",
                remedy:
                    "name the feature: its screens, models and services are the feature's; the widget is renamed with"
                    + " it, and goes with `spmgen remove \(feature) --kind widget`"
            )
        case .noPackage(let name, let near, let known):
            Diagnostic(
                .noSuchPackage,
                "there is no package `\(name)` in this workspace" + Self.list(known, "shared packages are"),
                remedy: near.map { "did you mean `\($0)`?" }
                    ?? "make the package first, in a folder of that name beside those"
            )
        case .noProduct(let name, let folder, let known):
            Diagnostic(
                .noSuchPackage,
                "the package `\(folder)` has no product `\(name)` to depend on" + Self.list(known, "it has"),
                at: DiagnosticLocation(file: folder.file("Package.swift").description),
                remedy: "give it a library product of its own name",
                command: ["spmgen", "manifest", "add-product", name, "--package-path", folder.description]
            )
        case .featureNotADependency(let name, let feature):
            Diagnostic(
                .badOptionValue,
                "`\(name)` is a feature, and a feature depends on no other feature",
                remedy: "leave the feature by a case of its Exit enum, such as \(feature)Exit, and let the app's root"
                    + " open `\(name)`; what both need belongs into a shared package"
            )
        case .nameTaken(let name, let kind, let owner, let suggestion):
            Diagnostic(
                .nameTaken,
                "the \(kind.rawValue) name `\(name)` is taken: \(owner)",
                remedy: "use another name, such as `\(suggestion)`"
            )
        }
    }

    private static func list(_ names: [String], _ intro: String) -> String {
        names.isEmpty ? "" : "; \(intro) " + names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    }
}
