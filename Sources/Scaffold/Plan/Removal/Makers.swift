/// What it takes to make again what is to be taken out: the workspace, its blueprints, and what they may ask for.
struct Makers {
    let workspace: Workspace
    let catalog: Catalog
    let circumstances: Circumstances

    /// What every rendering for a feature is made with.
    func context(of feature: FeaturePackage) -> BlueprintContext {
        BlueprintContext(workspace: workspace, featureRoot: feature.path, circumstances: circumstances)
    }

    /// How a feature is tested that was changed.
    ///
    /// - Parameter next: the commands that its blueprint names.
    func tests(in folder: RelativePath, _ next: [[String]]) -> [NextCommand] {
        guard workspace.layout == FeatureLayout() else { return next.map { NextCommand($0) } }
        return [["swift", "test", "--package-path", .path(folder)]]
    }
}
