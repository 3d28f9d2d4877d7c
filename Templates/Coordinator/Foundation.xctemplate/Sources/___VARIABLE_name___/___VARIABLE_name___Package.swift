import Foundation

/// What other packages may ask about this one.
public enum ___VARIABLE_name___Package {
    public static let name = "___VARIABLE_name___"
    // ___IF_!resources___
    /// `___VARIABLE_name___BundleAnchor` among the assets is there for it alone:
    /// a target without a resource has no `Bundle.module`.
    // ___END___
    public static let bundle = Bundle.module
}
