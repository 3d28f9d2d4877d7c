import Models
import SwiftUI

@MainActor
@Observable class ExploreListViewModel {
  var items: [String] = []

  func add(_ item: String) {
    items.append(item)
  }
}
