import Foundation

/// What other modules may ask about this one.
public enum ___VARIABLE_feature___Module {
    public static let name = "___VARIABLE_feature___"
    /// `___VARIABLE_feature___BundleAnchor` among the assets is there for it alone:
    /// a target without a resource has no `Bundle.module`.
    public static let bundle = Bundle.module
}
