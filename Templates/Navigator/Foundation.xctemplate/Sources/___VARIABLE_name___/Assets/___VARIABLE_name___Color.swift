import SwiftUI

/// The colours of this package. A case's raw value is its name in the asset catalogue.
nonisolated public enum ___VARIABLE_name___Color: String, CaseIterable, Sendable {
    case brand
    case ink
}

extension Color {
    public init(___VARIABLE_nameKey___ color: ___VARIABLE_name___Color) {
        self.init(color.rawValue, bundle: .module)
    }
}
