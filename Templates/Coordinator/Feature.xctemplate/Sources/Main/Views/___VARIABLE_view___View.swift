import ___VARIABLE_feature___Concurrent
import SwiftUI

struct ___VARIABLE_view___View: View {
    @State private var viewModel: ViewModel

    init(viewModel: ViewModel) {
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
        case .idle, .loading:
            ProgressView()
        case .loaded(let items) where items.isEmpty:
            ContentUnavailableView {
                Label {
                    Text("___VARIABLE_viewKey___.empty", bundle: .module)
                } icon: {
                    Image(systemName: "tray")
                }
            }
        case .loaded(let items):
            List(items) { item in
                Text(verbatim: item.title)
            }
        case .failed:
            ContentUnavailableView {
                Label {
                    Text("___VARIABLE_viewKey___.failed", bundle: .module)
                } icon: {
                    Image(systemName: "exclamationmark.triangle")
                }
            } actions: {
                Button {
                    Task { await viewModel.handle(.retryTapped) }
                } label: {
                    Text("___VARIABLE_viewKey___.retry", bundle: .module)
                }
            }
        }
    }
}

#if DEBUG
// ___IF_mocks && !traits___
import ___VARIABLE_feature___Mocks

// ___END___
#Preview("Loaded") {
    ___VARIABLE_feature___Preview(.___VARIABLE_viewKey___)
}

#Preview("Failed") {
    ___VARIABLE_feature___Preview(
        .___VARIABLE_viewKey___,
        // ___IF_mocks && !traits___
        service: ___VARIABLE_feature___ServiceMock(.failure(.init()))
        // ___ELSE___
        service: ___VARIABLE_feature___Service { throw CancellationError() }
        // ___END___
    )
}
#endif
