import Navigation
import Observation

extension SummaryView {
    /// SwiftUI may make one and throw it away: `init` does no work; that begins with `.appeared`.
    @Observable
    final class ViewModel {
        nonisolated enum State: Equatable, Sendable {
            case idle
            case ready
        }

        enum Action {
            case appeared
        }

        private(set) var state: State = .idle

        private let navigator: Navigator<CartRoute>

        init(navigator: Navigator<CartRoute>) {
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
