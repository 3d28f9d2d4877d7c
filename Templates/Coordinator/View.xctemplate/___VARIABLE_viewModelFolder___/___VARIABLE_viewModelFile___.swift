import Navigation
import Observation

// ___IF_nestedViewModel___
extension ___VARIABLE_viewType___ {
    /// SwiftUI may make one and throw it away: `init` does no work; that begins with `.appeared`.
    @Observable
    final class ___VARIABLE_viewModelName___ {
        nonisolated enum State: Equatable, Sendable {
            case idle
            case ready
        }

        enum Action {
            case appeared
        }

        private(set) var state: State = .idle

        private let navigator: Navigator<___VARIABLE_routeType___>

        init(navigator: Navigator<___VARIABLE_routeType___>) {
            self.navigator = navigator
        }

        func handle(_ action: Action) async {
            switch action {
            case .appeared:
                state = .ready
            }
        }
    }
}
// ___ELSE___
/// SwiftUI may make one and throw it away: `init` does no work; that begins with `.appeared`.
@Observable
final class ___VARIABLE_viewModelName___ {
    nonisolated enum State: Equatable, Sendable {
        case idle
        case ready
    }

    enum Action {
        case appeared
    }

    private(set) var state: State = .idle

    private let navigator: Navigator<___VARIABLE_routeType___>

    init(navigator: Navigator<___VARIABLE_routeType___>) {
        self.navigator = navigator
    }

    func handle(_ action: Action) async {
        switch action {
        case .appeared:
            state = .ready
        }
    }
}
// ___END___
