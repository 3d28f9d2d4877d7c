import DesignSystem
import SwiftUI

public struct WishlistView: View {
    @State private var viewModel: WishlistViewModel

    public init(viewModel: WishlistViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        TitleText(viewModel.title)
    }
}

#Preview {
    WishlistView(viewModel: WishlistViewModel())
}
