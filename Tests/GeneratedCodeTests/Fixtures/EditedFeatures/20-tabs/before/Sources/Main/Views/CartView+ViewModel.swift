import CartConcurrent
import Navigation
import Observation

extension CartView {
	/// SwiftUI may make one and throw it away: `init` does no work; that begins with `.appeared`.
	@Observable
	final class ViewModel {
		nonisolated enum State: Equatable, Sendable {
			case idle
			case loading
			case loaded([CartItem])
			case failed
		}

		enum Action {
			case appeared
			case retryTapped
		}

		private(set) var state: State = .idle

		private let service: any CartServiceProtocol
		private let navigator: Navigator<CartRoute>

		init(
			service: any CartServiceProtocol,
			navigator: Navigator<CartRoute>
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
