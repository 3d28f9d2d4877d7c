import SwiftUI

public struct TransfersView: View {
    @State private var viewModel = ViewModel()

    public init() {}

    public var body: some View {
        Text("transfers.title", bundle: .module)
            .task { await viewModel.load() }
    }
}

#if DEBUG
#Preview {
    TransfersView()
}
#endif
