import Shared
import SwiftUI

struct ___VARIABLE_view___View: View {
    /// Made once for each time the screen is shown, and kept by its hosting controller: iOS 13 has
    /// no `@StateObject`.
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        content
            .navigationBarTitle(Text("___VARIABLE_viewKey___.title", bundle: .module))
            .onAppear {
                Task { await viewModel.handle(.appeared) }
            }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle, .loading:
            ActivityIndicator()
        case .loaded(let items) where items.isEmpty:
            MessageView(
                systemImage: "tray",
                title: Text("___VARIABLE_viewKey___.empty", bundle: .module)
            )
        case .loaded(let items):
            List(items) { item in
                Text(verbatim: item.title)
            }
        case .failed:
            MessageView(
                systemImage: "exclamationmark.triangle",
                title: Text("___VARIABLE_viewKey___.failed", bundle: .module),
                actionTitle: Text("___VARIABLE_viewKey___.retry", bundle: .module),
                action: {
                    Task { await viewModel.handle(.retryTapped) }
                }
            )
        }
    }
}

#if DEBUG
import SharedMocks

#Preview("Loaded") {
    // ___IF_mocks && !traits___
    let service = ___VARIABLE_feature___ServiceMock()
    // ___ELSE___
    let service = ___VARIABLE_feature___Service()
    // ___END___
    ___VARIABLE_view___View(viewModel: .init(service: service))
        .previewNavigation()
}

#Preview("Failed") {
    // ___IF_mocks && !traits___
    let service = ___VARIABLE_feature___ServiceMock(.failure(.init()))
    // ___ELSE___
    let service = ___VARIABLE_feature___Service { throw CancellationError() }
    // ___END___
    ___VARIABLE_view___View(viewModel: .init(service: service))
        .previewNavigation()
}
#endif
