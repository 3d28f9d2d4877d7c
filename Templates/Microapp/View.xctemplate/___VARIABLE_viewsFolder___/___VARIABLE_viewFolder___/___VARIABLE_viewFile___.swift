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
        VStack(spacing: 24) {
            Text("___VARIABLE_viewKey___.title", bundle: .module)
                .font(.title)
            Button {
                viewModel.handle(.closeTapped, close: { dismiss() })
            } label: {
                Text("___VARIABLE_viewKey___.close", bundle: .module)
            }
            .buttonStyle(.borderedProminent)
        }
        .padding()
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
