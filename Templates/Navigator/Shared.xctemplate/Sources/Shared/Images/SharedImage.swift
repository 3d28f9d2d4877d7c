import SwiftUI

/// The images that all features share. A case's raw value is its name in this package's asset
/// catalogue.
nonisolated public enum SharedImage: String, CaseIterable, Sendable {
    case welcome
}

extension Image {
    public init(shared image: SharedImage) {
        self.init(image.rawValue, bundle: .module)
    }
}
