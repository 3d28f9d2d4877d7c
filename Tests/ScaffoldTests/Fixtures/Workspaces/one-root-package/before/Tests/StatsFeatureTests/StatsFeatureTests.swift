import XCTest

@testable import StatsFeature

@MainActor
final class StatsFeatureTests: XCTestCase {
  func testRefresh() async {
    let model = StatsModel()
    await model.refresh()
    XCTAssertEqual(model.title, "Stats, again")
  }
}
