// ___IF_viewModelInView___
import Navigation
import Observation
// ___END___
import SwiftUI

struct ___VARIABLE_viewType___: View {
    @State private var viewModel: ___VARIABLE_viewModelName___

    init(viewModel: ___VARIABLE_viewModelName___) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        content
            .navigationTitle(Text("___VARIABLE_viewKey___.title", bundle: .module))
            .task { await viewModel.handle(.appeared) }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle:
            ProgressView()
        case .ready:
            Text("___VARIABLE_viewKey___.title", bundle: .module)
        }
    }
}

// ___IF_viewModelInView___
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

// ___END___
#if DEBUG
// ___IF_!viewModelInView___
import Navigation

// ___END___
#Preview {
    let router = Router(root: ___VARIABLE_routeType___.___VARIABLE_viewKey___)
    NavigationStack {
        ___VARIABLE_viewType___(viewModel: .init(navigator: router.navigator))
    }
}
#endif
