import SwiftUI

public struct PlayerView: View {
    @State private var viewModel: PlayerViewModel

    public init(viewModel: PlayerViewModel = PlayerViewModel()) {
        self.viewModel = viewModel
    }

    public var body: some View {
        Text(viewModel.text)
    }
}
