import Foundation

/// What other modules may ask about this one.
public enum ___VARIABLE_feature___Module {
    public static let name = "___VARIABLE_feature___"
    public static let bundle = Bundle.module
}
