/// What keeps the code of a feature.
public enum FeatureHome: String, Sendable, Hashable, CaseIterable {
    /// A package of its own.
    case package
    /// Targets of one package that holds several features.
    case targets
}
