import SwiftUI

public struct WorkoutsView: View {
    @State private var viewModel = WorkoutsViewModel()

    public init() {}

    public var body: some View {
        Text(viewModel.title)
            .task { await viewModel.load() }
    }
}

#Preview {
    WorkoutsView()
}
