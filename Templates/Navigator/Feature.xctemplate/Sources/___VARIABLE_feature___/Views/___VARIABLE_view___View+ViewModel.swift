import Combine

extension ___VARIABLE_view___View {
    final class ViewModel: ObservableObject {
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

        @Published private(set) var state: State = .idle

        private let service: any ___VARIABLE_feature___ServiceProtocol

        init(service: any ___VARIABLE_feature___ServiceProtocol) {
            self.service = service
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
                state = .failed
            }
        }
    }
}
