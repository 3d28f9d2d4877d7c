/// What every blueprint of a workspace may refer to: where things live, facts for its conditions, and the macros of the
/// project, the user and the time.
struct BlueprintContext {
    let workspace: Workspace
    /// The folder of the feature that the blueprint makes or changes.
    let featureRoot: RelativePath
    var circumstances = Circumstances()
    var authorship = Authorship()

    /// - Parameter typed: values of options that the caller gave, as far as they can hold macros.
    /// - Throws: `TemplateError` for an IDETemplateMacros.plist that cannot be read, if the blueprint needs one.
    func bindings(for blueprint: Blueprint, typed: [String: String] = [:]) throws -> Bindings {
        var bindings = Bindings()
        bindings.folders = workspace.folders(featureRoot: featureRoot)
        bindings.overrides["sharedPath"] = workspace.sharedFolder.spelled(from: featureRoot)
        bindings.facts["appRoot"] = workspace.hasAppRoot
        bindings.facts["xcodeProject"] = workspace.location.kind == .xcodeProject
        let app = try workspace.appName()
        if let app { bindings.overrides["linkScheme"] = LinkScheme.of(app) }
        if let testPlan = try workspace.testPlanName() {
            bindings.facts["testPlan"] = true
            bindings.overrides["app"] = testPlan
        }
        if try blueprint.asksForMore(with: typed.values) {
            bindings.macros = try WorkspaceMacros(context: self).values()
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
