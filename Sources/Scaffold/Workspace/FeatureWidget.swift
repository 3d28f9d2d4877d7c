/// The widget of a feature: a package of its own, or a target of the root manifest where features are targets.
struct FeatureWidget: Sendable, Hashable {
    /// The feature's name.
    let feature: String
    /// Its folder.
    let path: RelativePath

    /// `CartWidget`, as its module and the type in it are called.
    var name: String { feature + Self.suffix }

    /// The folder of what must stay in an extension of the app.
    var extensionFolder: RelativePath { RelativePath.root.file(name + "Extension") }

    static let suffix = "Widget"
}

extension Workspace {
    /// The folder of the widgets, where these are targets of the root manifest.
    private var widgetsFolder: RelativePath? {
        guard hasFeaturesInRoot, let widgets = layout.widgets, let root = rootManifestFolder else { return nil }
        return try? root.appending(widgets)
    }

    /// The widget of a feature, whether it is there or not.
    func widget(of feature: String) -> FeatureWidget {
        let folder = widgetsFolder ?? featuresFolder
        return FeatureWidget(feature: feature, path: folder.file(feature + FeatureWidget.suffix))
    }

    /// The widgets that are there, sorted by path.
    func widgets() throws -> [FeatureWidget] {
        let folders = try widgetsFolder.map { folder in try tree.entries(of: folder).map(folder.file) }
        return try (folders ?? packageFolders()).compactMap { folder in
            guard folder.name.hasSuffix(FeatureWidget.suffix), folder.name.count > FeatureWidget.suffix.count else {
                return nil
            }
            let feature = String(folder.name.dropLast(FeatureWidget.suffix.count))
            let widget = FeatureWidget(feature: feature, path: folder)
            return try isThere(widget) ? widget : nil
        }
        .sorted { $0.path < $1.path }
    }

    /// The widget of a name, in whatever case it was typed; nil where there is none.
    func widget(named name: String) throws -> FeatureWidget? {
        guard name.lowercased().hasSuffix(FeatureWidget.suffix.lowercased()) else { return nil }
        return try widgets().first { $0.name.lowercased() == name.lowercased() }
    }

    /// Whether the folder holds a module with a widget that is called like it.
    func isThere(_ widget: FeatureWidget) throws -> Bool {
        try SourceFiles(tree: tree).files(below: widget.path.file("Sources"), mentioning: widget.name).contains {
            file in
            CodeBlock(file.tree).declarations.contains { $0.isWidget && $0.name == widget.name }
        }
    }
}

extension Declaration {
    /// Whether it is a widget of WidgetKit's.
    var isWidget: Bool {
        kind == .struct && inheritedTypes.contains { ["Widget", "SwiftUI.Widget"].contains($0.text) }
    }
}
