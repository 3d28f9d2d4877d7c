import Observation
import SwiftUI

@Observable
final class ViewModel {
    var count = 0
}

actor Counter {
    func add(to viewModel: ViewModel) async {
        #if CORRECT
        await MainActor.run { viewModel.count += 1 }
        #else
        viewModel.count += 1  // error: main actor-isolated property 'count'
        #endif
    }
}
