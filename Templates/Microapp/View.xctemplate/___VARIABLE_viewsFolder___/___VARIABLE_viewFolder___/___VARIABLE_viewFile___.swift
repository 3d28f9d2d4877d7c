// ___IF_hasDesignSystem___
import DesignSystem
// ___END___
// ___IF_viewModelInView___
import Observation
// ___END___
import SwiftUI

struct ___VARIABLE_viewType___: View {
    @Environment(\.dismiss) private var dismiss
    @State private var viewModel: ___VARIABLE_viewModelName___

    init(viewModel: ___VARIABLE_viewModelName___ = .init()) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        // ___IF_hasDesignSystem___
        VStack(spacing: Spacing.large) {
            // ___ELSE___
        VStack(spacing: 24) {
            // ___END___
            Text("___VARIABLE_viewKey___.title", bundle: .module)
                .font(.title)
            Button {
                viewModel.handle(.closeTapped, close: { dismiss() })
            } label: {
                Text("___VARIABLE_viewKey___.close", bundle: .module)
            }
            // ___IF_hasDesignSystem___
            .buttonStyle(.main)
            // ___ELSE___
            .buttonStyle(.borderedProminent)
            // ___END___
        }
        // ___IF_hasDesignSystem___
        .padding(Spacing.medium)
        // ___ELSE___
        .padding()
        // ___END___
        .navigationTitle(Text("___VARIABLE_viewKey___.title", bundle: .module))
    }
}

// ___IF_viewModelInView___
// ___IF_nestedViewModel___
extension ___VARIABLE_viewType___ {
    @Observable
    final class ___VARIABLE_viewModelName___ {
        enum Action {
            case closeTapped
        }

        func handle(_ action: Action, close: () -> Void) {
            switch action {
            case .closeTapped:
                close()
            }
        }
    }
}
// ___ELSE___
@Observable
final class ___VARIABLE_viewModelName___ {
    enum Action {
        case closeTapped
    }

    func handle(_ action: Action, close: () -> Void) {
        switch action {
        case .closeTapped:
            close()
        }
    }
}
// ___END___

// ___END___
#if DEBUG
#Preview {
    NavigationStack {
        ___VARIABLE_viewType___()
    }
}
#endif
