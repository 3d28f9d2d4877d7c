import Models
import SwiftUI

@MainActor
@Observable class ConversationsListViewModel {
  var items: [String] = []

  func add(_ item: String) {
    items.append(item)
  }
}
