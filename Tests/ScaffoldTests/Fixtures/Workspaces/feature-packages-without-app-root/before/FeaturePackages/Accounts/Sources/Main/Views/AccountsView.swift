import SwiftUI

public struct AccountsView: View {
    @State private var viewModel = ViewModel()

    public init() {}

    public var body: some View {
        Text("accounts.title", bundle: .module)
            .task { await viewModel.load() }
    }
}

#if DEBUG
#Preview {
    AccountsView()
}
#endif
