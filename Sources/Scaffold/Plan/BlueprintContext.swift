/// What every blueprint of a workspace may refer to: where things live, and facts for its conditions.
struct BlueprintContext {
    let workspace: Workspace
    /// The folder of the feature that the blueprint makes or changes.
    let featureRoot: RelativePath

    func bindings() throws -> Bindings {
        var bindings = Bindings()
        bindings.folders = [
            "FEATURES": workspace.featuresFolder,
            "FEATURE_ROOT": featureRoot,
            "SHARED": workspace.sharedFolder,
            "ROOT": workspace.rootManifestFolder ?? .root,
        ]
        bindings.facts["appRoot"] = workspace.hasAppRoot
        bindings.facts["xcodeProject"] = workspace.location.kind == .xcodeProject
        let app = try workspace.appName()
        if let app { bindings.overrides["linkScheme"] = LinkScheme.of(app) }
        if let testPlan = try workspace.testPlanName() {
            bindings.facts["testPlan"] = true
            bindings.overrides["app"] = testPlan
        }
        return bindings
    }
}

/// The scheme of an app's links: its name in lower case, letters and digits only.
enum LinkScheme {
    static func of(_ app: String) -> String {
        let scheme = app.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return scheme.first?.isLetter == true ? scheme : "app" + scheme
    }
}
