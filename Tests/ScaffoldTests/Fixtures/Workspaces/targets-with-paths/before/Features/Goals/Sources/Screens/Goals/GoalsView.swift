import SwiftUI

public struct GoalsView: View {
    @State private var viewModel = GoalsViewModel()

    public init() {}

    public var body: some View {
        Text(viewModel.title)
            .task { await viewModel.load() }
    }
}

#Preview {
    GoalsView()
}
