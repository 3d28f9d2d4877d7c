import SwiftUI

/// The ___VARIABLE_feature___ feature. It brings no navigation stack, so it can be the root of one,
/// be pushed onto one or be put in a sheet's; its other screens are pushed onto whichever it is in.
public struct ___VARIABLE_feature___View: View {
    let screens: ___VARIABLE_feature___Screens

    /// - Parameter onFinish: called when the user is done; the app then leaves the feature.
    public init(items: [___VARIABLE_feature___Item], onFinish: @escaping () -> Void) {
        screens = ___VARIABLE_feature___Screens(items: items, onFinish: onFinish)
    }

    public var body: some View {
        screens.view(for: .___VARIABLE_viewKey___)
            .navigationDestination(for: ___VARIABLE_feature___Route.self) { route in
                screens.view(for: route)
            }
    }
}

#if DEBUG
#Preview("___VARIABLE_view___") {
    // ___IF_traits___
    let item = ___VARIABLE_feature___Item(
        id: "first",
        systemImage: "star",
        title: "First",
        body: "The first item"
    )
    NavigationStack {
        ___VARIABLE_feature___View(items: [item], onFinish: {})
    }
    // ___ELSE___
    NavigationStack {
        ___VARIABLE_feature___View(
            items: ___VARIABLE_feature___Item.samples,
            onFinish: {}
        )
    }
    // ___END___
}

#Preview("Empty") {
    NavigationStack {
        ___VARIABLE_feature___View(items: [], onFinish: {})
    }
}
#endif
