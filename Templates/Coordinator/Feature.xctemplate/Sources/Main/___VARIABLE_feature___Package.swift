import SwiftUI

// ___IF_targets___
/// What other modules may ask about this one.
// ___ELSE___
/// What other packages may ask about this one.
// ___END___
///
/// On the main actor like the rest of this target: the generated `Bundle.module` is too.
public enum ___VARIABLE_feature___Package {
    public static let name = "___VARIABLE_feature___"
    /// `___VARIABLE_feature___BundleAnchor` among the assets is there for it alone:
    /// a target without a resource has no `Bundle.module`.
    public static let bundle = Bundle.module
    /// What users call the feature, in their language.
    public static let title = Text("___VARIABLE_viewKey___.title", bundle: bundle)
}
