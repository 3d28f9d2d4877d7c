import Foundation

/// What other modules may ask about this one.
public enum ___VARIABLE_name___Module {
    public static let name = "___VARIABLE_name___"
    public static let bundle = Bundle.module
}
