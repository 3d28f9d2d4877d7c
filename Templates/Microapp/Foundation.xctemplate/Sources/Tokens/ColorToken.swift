import SwiftUI

/// The colours of the design system.
///
/// A case's raw value is its name in this module's asset catalogue. The prefix keeps the symbols
/// that Xcode derives from the catalogue apart from the ones below.
nonisolated public enum ColorToken: String, CaseIterable, Sendable {
    case brand = "DesignSystemBrand"
    case onBrand = "DesignSystemOnBrand"
}

extension Color {
    public init(token: ColorToken) {
        self.init(token.rawValue, bundle: .module)
    }
}

extension ShapeStyle where Self == Color {
    public static var brand: Color { Color(token: .brand) }
    public static var onBrand: Color { Color(token: .onBrand) }
}
