import SwiftUI

struct SummaryScreen: View {
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

#if DEBUG
import Navigation

#Preview {
    let router = Router(root: CartRoute.summary)
    NavigationStack {
        SummaryScreen(viewModel: .init(navigator: router.navigator))
    }
}
#endif
