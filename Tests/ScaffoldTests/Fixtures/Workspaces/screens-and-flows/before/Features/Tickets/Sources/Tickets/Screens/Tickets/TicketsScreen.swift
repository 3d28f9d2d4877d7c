import SwiftUI

struct TicketsScreen: View {
    @State private var viewModel = TicketsScreenViewModel()

    var body: some View {
        Text(viewModel.title)
    }
}

#Preview {
    TicketsScreen()
}
