import Navigation
import Observation
import SwiftUI

struct SummaryView: View {
    @State private var viewModel: ViewModel

    init(viewModel: ViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        content
            .navigationTitle(Text("summary.title", bundle: .module))
            .task { await viewModel.handle(.appeared) }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle:
            ProgressView()
        case .ready:
            Text("summary.title", bundle: .module)
        }
    }
}

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

#if DEBUG
#Preview {
    let router = Router(root: CartRoute.summary)
    NavigationStack {
        SummaryView(viewModel: .init(navigator: router.navigator))
    }
}
#endif
