import Foundation

/// What other packages may ask about this one.
public enum ___VARIABLE_feature___Package {
    public static let name = "___VARIABLE_feature___"
    public static let bundle = Bundle.module
}
