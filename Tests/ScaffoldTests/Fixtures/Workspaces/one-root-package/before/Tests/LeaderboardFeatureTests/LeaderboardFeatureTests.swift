import XCTest

@testable import LeaderboardFeature

@MainActor
final class LeaderboardFeatureTests: XCTestCase {
  func testRefresh() async {
    let model = LeaderboardModel()
    await model.refresh()
    XCTAssertEqual(model.title, "Leaderboard, again")
  }
}
