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
        case .idle:
            ProgressView()
        case .ready:
            Text("___VARIABLE_viewKey___.title", bundle: .module)
        }
    }
}

#if DEBUG
import Navigation

#Preview {
    let router = Router(root: ___VARIABLE_feature___Route.___VARIABLE_viewKey___)
    NavigationStack {
        ___VARIABLE_view___View(viewModel: .init(navigator: router.navigator))
    }
}
#endif
