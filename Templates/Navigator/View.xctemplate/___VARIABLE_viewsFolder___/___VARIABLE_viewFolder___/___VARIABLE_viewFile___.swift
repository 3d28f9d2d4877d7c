// ___IF_viewModelInView___
import Combine
// ___END___
import Shared
import SwiftUI

struct ___VARIABLE_viewType___: View {
    @EnvironmentObject private var navigator: Navigator

    /// Made once for each time the screen is shown, and kept by its hosting controller: iOS 13 has
    /// no `@StateObject`.
    @ObservedObject private var viewModel: ___VARIABLE_viewModelName___

    init(viewModel: ___VARIABLE_viewModelName___ = .init()) {
        self.viewModel = viewModel
    }

    var body: some View {
        VStack {
            Text("___VARIABLE_viewKey___.title", bundle: .module)
                .font(.largeTitle)
            Button(action: { viewModel.handle(.closeTapped, close: { navigator.close() }) }) {
                Text("___VARIABLE_viewKey___.close", bundle: .module)
            }
        }
        .padding()
        .navigationBarTitle(Text("___VARIABLE_viewKey___.title", bundle: .module))
    }
}

// ___IF_viewModelInView___
// ___IF_nestedViewModel___
extension ___VARIABLE_viewType___ {
    final class ___VARIABLE_viewModelName___: ObservableObject {
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
final class ___VARIABLE_viewModelName___: ObservableObject {
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
    // There is no navigator here that the button could ask.
    ___VARIABLE_viewType___()
        .allowsHitTesting(false)
}
#endif
