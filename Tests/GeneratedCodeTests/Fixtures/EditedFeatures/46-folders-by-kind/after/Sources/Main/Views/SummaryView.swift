import SwiftUI

struct SummaryView: View {
    @State private var viewModel: SummaryViewModel

    init(viewModel: SummaryViewModel) {
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
        SummaryView(viewModel: .init(navigator: router.navigator))
    }
}
#endif
