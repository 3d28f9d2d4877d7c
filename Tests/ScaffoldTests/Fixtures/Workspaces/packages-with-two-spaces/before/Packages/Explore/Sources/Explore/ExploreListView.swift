import Models
import SwiftUI

@MainActor
public struct ExploreListView: View {
  @State private var viewModel = ExploreListViewModel()

  public init() {}

  public var body: some View {
    List(viewModel.items, id: \.self) { item in
      Text(item)
    }
  }
}
