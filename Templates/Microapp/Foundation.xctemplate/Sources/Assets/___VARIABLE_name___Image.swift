import SwiftUI

/// The images of this module. A case's raw value is its name in the asset catalogue.
nonisolated public enum ___VARIABLE_name___Image: String, CaseIterable, Sendable {
    case welcome
}

extension Image {
    public init(___VARIABLE_nameKey___ image: ___VARIABLE_name___Image) {
        self.init(image.rawValue, bundle: .module)
    }
}
