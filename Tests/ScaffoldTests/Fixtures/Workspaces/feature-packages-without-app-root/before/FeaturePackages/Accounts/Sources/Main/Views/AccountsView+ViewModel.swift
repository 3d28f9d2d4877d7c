import AccountsConcurrent
import Observation

extension AccountsView {
    @Observable
    final class ViewModel {
        private(set) var isReady = false

        func load() async {
            isReady = true
        }
    }
}
