import Observation

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
