import Models
import SwiftUI

@MainActor
public struct ConversationsListView: View {
  @State private var viewModel = ConversationsListViewModel()

  public init() {}

  public var body: some View {
    List(viewModel.items, id: \.self) { item in
      Text(item)
    }
  }
}
