import Combine
import SharedModels

@MainActor
public final class LeaderboardModel: ObservableObject {
  @Published public private(set) var title = "Leaderboard"

  public init() {}

  func refresh() async {
    title = "Leaderboard, again"
  }
}
