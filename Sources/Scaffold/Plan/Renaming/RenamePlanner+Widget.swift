extension RenamePlanner {
    /// What the feature's widget has from its name, if it has a widget.
    ///
    /// - Returns: what is left to do in Xcode.
    func addWidget(
        of feature: FeaturePackage,
        to pairs: inout NamePairs,
        renamed new: ModuleName,
        in folder: RelativePath,
        _ renamed: inout RenamedFeature
    ) throws -> [Diagnostic] {
        let workspace = makers.workspace
        let widget = workspace.widget(of: feature.name)
        guard try workspace.isThere(widget) else { return [] }
        let target = workspace.widget(of: new.rawValue)
        let renderings = try WidgetRenderings(makers, feature)
        for bindings in renderings.bindings {
            var other = bindings
            other.overrides["feature"] = new.rawValue
            other.overrides["featureTitle"] = new.rawValue
            if feature.home == .package {
                other.overrides["featurePath"] = folder.spelled(from: target.path)
                other.overrides["featurePackage"] = folder.name
            }
            pairs.add(try renderings.blueprint.render(bindings), try renderings.blueprint.render(other))
        }
        try renamed.add(widget, renamed: target, in: workspace)
        return try projects(naming: widget).map { project in
            Diagnostic(
                .stepLeftInXcode,
                severity: .note,
                "the project still has the widget's old name, `\(widget.name)`",
                at: DiagnosticLocation(file: project.description),
                remedy:
                    "in Xcode: give the target of the extension the folder `\(target.extensionFolder)`, its Info.plist"
                    + " and the library `\(target.name)`"
            )
        }
    }

    private func projects(naming widget: FeatureWidget) throws -> [RelativePath] {
        let tree = makers.workspace.tree
        return try tree.entries(of: .root).filter { $0.hasSuffix(".xcodeproj") }
            .map { RelativePath.root.file($0).file("project.pbxproj") }
            .filter { try tree.contents(of: $0)?.contains(sequence: Array(widget.name.utf8)) == true }
    }
}
