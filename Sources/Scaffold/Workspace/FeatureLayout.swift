/// Where the parts of a feature lie, and which type connects its screens, as the architecture of the workspace says.
///
/// Each text may hold macros: the feature's name and the folders of the workspace. What an architecture does not say is
/// as in a package that has its own routes and a coordinator.
struct FeatureLayout: Sendable, Hashable {
    /// The type that makes the screens of the feature's routes.
    var coordinator = "___VARIABLE_feature___Coordinator"
    /// The folder below which the enum of the routes is declared, relative to the workspace.
    var routes = "___FEATURE_ROOT___/Sources"
    /// The folder of the views of a feature that has none, relative to it.
    var views = "Sources/Main/Views"
    /// The folder of the tests of a feature that has none, relative to it.
    var tests = "Tests"
    /// The folder of a new app's root manifest, relative to the workspace.
    var root = "FeaturePackages/AppRoot"
    /// The folder of the app root's sources, relative to that of the root manifest.
    var appRoot = "Sources"
    /// How features are kept where nothing else is asked for and no feature shows it.
    var home = FeatureHome.package
    /// The folder that has one for each feature that is targets of the root manifest, relative to that of the manifest;
    /// nil where there are no such features.
    var features: String? = "Features"
    /// Where features are targets of the root manifest: the folder of what these share, relative to that of the manifest.
    var foundations: String?
    /// Where features are targets of the root manifest: the folder of their widgets, relative to that of the manifest.
    var widgets: String?
    /// The foundations that a new app begins with.
    var brings: [String] = []
}

extension Workspace {
    /// The folders that templates refer to, by the macro that stands for each.
    func folders(featureRoot: RelativePath) -> [String: RelativePath] {
        [
            "FEATURES": featuresFolder, "FEATURE_ROOT": featureRoot, "SHARED": sharedFolder,
            "ROOT": rootManifestFolder ?? .root,
        ]
    }

    /// The folder of the app root's sources.
    var appRootSources: RelativePath? {
        rootManifestFolder.flatMap { try? $0.appending(layout.appRoot) }
    }

    /// Whether all features are targets of the root manifest, and none a package.
    var hasFeaturesInRoot: Bool { layout.home == .targets && targetsFolder != nil }

    /// The folder of the features that are targets of the root manifest; nil where there can be none.
    var targetsFolder: RelativePath? {
        guard let features = layout.features, let root = rootManifestFolder else { return nil }
        return try? root.appending(features)
    }

    /// The folder in which features of a kind are made; nil where there can be none of it.
    func featuresFolder(of home: FeatureHome) -> RelativePath? {
        switch home {
        case .targets: targetsFolder
        case .package: hasFeaturesInRoot ? nil : featuresFolder
        }
    }

    /// Whether the routes of all features are in one package, which they share.
    var hasSharedRoutes: Bool { layout.routes.contains("___SHARED___") }

    /// A text of the layout for one feature.
    func expanded(_ text: KeyPath<FeatureLayout, String>, of feature: String, at folder: RelativePath) -> String {
        var scope = MacroScope(options: ["feature": feature])
        scope.macros = folders(featureRoot: folder).mapValues(\.description)
        return TextMacros(in: scope).expansion(of: layout[keyPath: text]).string
    }
}
