import SwiftUI

extension View {
    /// Whether this view is, or holds, a screen of the given type.
    func shows<Screen: View>(_ type: Screen.Type) -> Bool {
        screen(type) != nil
    }

    /// The screen of the given type that this view is, or holds.
    ///
    /// It looks through values only. The contents of a `body` are not evaluated.
    func screen<Screen: View>(_ type: Screen.Type) -> Screen? {
        first(type, in: self)
    }

    private func first<Screen: View>(_ type: Screen.Type, in value: Any) -> Screen? {
        if let screen = value as? Screen { return screen }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class { return nil }
        for child in mirror.children {
            if let screen = first(type, in: child.value) { return screen }
        }
        return nil
    }
}
