import Models
import SwiftUI

@MainActor
@Observable class ListsListViewModel {
  var items: [String] = []

  func add(_ item: String) {
    items.append(item)
  }
}
