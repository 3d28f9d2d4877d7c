import Combine
import SharedModels

@MainActor
public final class HomeModel: ObservableObject {
  @Published public private(set) var title = "Home"

  public init() {}

  func refresh() async {
    title = "Home, again"
  }
}
