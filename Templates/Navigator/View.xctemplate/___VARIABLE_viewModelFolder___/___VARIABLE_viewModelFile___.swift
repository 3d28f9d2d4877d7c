import Combine

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
