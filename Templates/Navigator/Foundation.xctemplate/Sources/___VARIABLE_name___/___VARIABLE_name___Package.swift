import Foundation

/// What other packages may ask about this one.
public enum ___VARIABLE_name___Package {
    public static let name = "___VARIABLE_name___"
    public static let bundle = Bundle.module
}
