import Combine
import SharedModels

@MainActor
public final class StatsModel: ObservableObject {
  @Published public private(set) var title = "Stats"

  public init() {}

  func refresh() async {
    title = "Stats, again"
  }
}
