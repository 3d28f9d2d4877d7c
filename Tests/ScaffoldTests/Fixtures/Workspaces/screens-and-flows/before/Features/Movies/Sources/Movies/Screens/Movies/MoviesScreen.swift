import SwiftUI

struct MoviesScreen: View {
    @State private var viewModel = MoviesScreenViewModel()

    var body: some View {
        Text(viewModel.title)
    }
}

#Preview {
    MoviesScreen()
}
