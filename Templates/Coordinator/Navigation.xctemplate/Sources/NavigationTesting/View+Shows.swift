import SwiftUI

extension View {
    /// Whether this view is, or holds, a screen of the given type: for tests of `view(for:)`.
    ///
    /// It looks through values only. The contents of a `body` are not evaluated.
    public func shows<Screen: View>(_ screen: Screen.Type) -> Bool {
        contains(screen, in: self)
    }

    private func contains<Screen: View>(_ screen: Screen.Type, in value: Any) -> Bool {
        if value is Screen { return true }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class { return false }
        return mirror.children.contains { contains(screen, in: $0.value) }
    }
}
