import TransfersConcurrent
import Observation

extension TransfersView {
    @Observable
    final class ViewModel {
        private(set) var isReady = false

        func load() async {
            isReady = true
        }
    }
}
