import DesignSystem
import SwiftUI

public struct OrdersView: View {
    @State private var viewModel: OrdersViewModel

    public init(viewModel: OrdersViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        TitleText(viewModel.title)
    }
}

#Preview {
    OrdersView(viewModel: OrdersViewModel())
}
