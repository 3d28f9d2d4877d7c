import ___VARIABLE_feature___Concurrent
import Navigation
import Observation

extension ___VARIABLE_view___View {
    /// SwiftUI may make one and throw it away: `init` does no work; that begins with `.appeared`.
    @Observable
    final class ViewModel {
        nonisolated enum State: Equatable, Sendable {
            case idle
            case loading
            case loaded([___VARIABLE_feature___Item])
            case failed
        }

        enum Action {
            case appeared
            case retryTapped
        }

        private(set) var state: State = .idle

        private let service: any ___VARIABLE_feature___ServiceProtocol
        private let navigator: Navigator<___VARIABLE_feature___Route>

        init(
            service: any ___VARIABLE_feature___ServiceProtocol,
            navigator: Navigator<___VARIABLE_feature___Route>
        ) {
            self.service = service
            self.navigator = navigator
        }

        func handle(_ action: Action) async {
            switch action {
            case .appeared:
                guard state == .idle else { return }
                await load()
            case .retryTapped:
                guard state == .failed else { return }
                await load()
            }
        }

        private func load() async {
            state = .loading
            do {
                state = .loaded(try await service.items())
            } catch {
                // A load that was cancelled, because the screen went away, starts over when the
                // screen comes back.
                state = Task.isCancelled ? .idle : .failed
            }
        }
    }
}
