import SwiftUI

/// The typefaces of this package. A case's raw value is the typeface's PostScript name, and its
/// file's name.
nonisolated public enum ___VARIABLE_name___Font: String, CaseIterable, Sendable {
    case display = "SampleDisplay-Regular"
}

extension Font {
    /// A typeface of this package, which scales with `textStyle`. The first call registers all of
    /// them; if that fails, the system's typeface takes their place.
    public static func ___VARIABLE_nameCase___(
        _ font: ___VARIABLE_name___Font,
        size: CGFloat,
        relativeTo textStyle: Font.TextStyle = .body
    ) -> Font {
        _ = ___VARIABLE_name___Font.registration
        return .custom(font.rawValue, size: size, relativeTo: textStyle)
    }
}
