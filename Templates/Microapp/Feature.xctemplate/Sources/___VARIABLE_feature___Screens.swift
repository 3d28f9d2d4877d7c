import SwiftUI

/// Makes the screens of the ___VARIABLE_feature___ feature from what the app gave it.
struct ___VARIABLE_feature___Screens {
    let items: [___VARIABLE_feature___Item]
    let onFinish: () -> Void

    @ViewBuilder
    func view(for route: ___VARIABLE_feature___Route) -> some View {
        switch route {
        case .___VARIABLE_viewKey___:
            ___VARIABLE_view___View(viewModel: .init(items: items, onFinish: onFinish))
        }
    }
}
