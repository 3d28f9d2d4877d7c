import SwiftUI

/// The typefaces that all features share. A case's raw value is the typeface's PostScript name, and
/// its file's name.
nonisolated public enum SharedFont: String, CaseIterable, Sendable {
    case display = "SharedDisplay-Regular"
}

extension Font {
    /// A shared typeface; the system's one until `SharedFont.registerAll()` has been called.
    public static func shared(_ font: SharedFont, size: CGFloat) -> Font {
        .custom(font.rawValue, size: size)
    }
}
