/// The screens of the ___VARIABLE_feature___ feature.
nonisolated public enum ___VARIABLE_feature___Route: Hashable, Sendable {
    case ___VARIABLE_viewCase___
}
