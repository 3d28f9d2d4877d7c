import CartConcurrent
import SwiftUI

struct CartView: View {
  @State private var viewModel: ViewModel

  init(viewModel: ViewModel) {
    _viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    content
      .navigationTitle(Text("cart.title", bundle: .module))
      .task { await viewModel.handle(.appeared) }
  }

  @ViewBuilder
  private var content: some View {
    switch viewModel.state {
    case .idle, .loading:
      ProgressView()
    case .loaded(let items) where items.isEmpty:
      ContentUnavailableView {
        Label {
          Text("cart.empty", bundle: .module)
        } icon: {
          Image(systemName: "tray")
        }
      }
    case .loaded(let items):
      List(items) { item in
        Text(verbatim: item.title)
      }
    case .failed:
      ContentUnavailableView {
        Label {
          Text("cart.failed", bundle: .module)
        } icon: {
          Image(systemName: "exclamationmark.triangle")
        }
      } actions: {
        Button {
          Task { await viewModel.handle(.retryTapped) }
        } label: {
          Text("cart.retry", bundle: .module)
        }
      }
    }
  }
}

#if DEBUG
import CartMocks

#Preview("Loaded") {
  CartPreview(.cart)
}

#Preview("Failed") {
  CartPreview(
    .cart,
    service: CartServiceMock(.failure(.init()))
  )
}
#endif
