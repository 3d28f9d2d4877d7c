/// What it takes to make again what is to be taken out: the workspace, its blueprints, and what they may ask for.
struct Makers {
    let workspace: Workspace
    let catalog: Catalog
    let circumstances: Circumstances

    /// What every rendering for a feature is made with.
    func context(of feature: FeaturePackage) -> BlueprintContext {
        BlueprintContext(workspace: workspace, featureRoot: feature.path, circumstances: circumstances)
    }
}
