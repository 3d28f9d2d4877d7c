import Models
import SwiftUI

@MainActor
public struct ListsListView: View {
  @State private var viewModel = ListsListViewModel()

  public init() {}

  public var body: some View {
    List(viewModel.items, id: \.self) { item in
      Text(item)
    }
  }
}
