import DesignSystem
import SwiftUI

public struct ProfileView: View {
    @State private var viewModel: ProfileViewModel

    public init(viewModel: ProfileViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        TitleText(viewModel.title)
    }
}

#Preview {
    ProfileView(viewModel: ProfileViewModel())
}
