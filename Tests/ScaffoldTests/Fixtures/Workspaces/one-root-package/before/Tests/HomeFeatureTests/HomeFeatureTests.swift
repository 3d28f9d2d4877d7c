import XCTest

@testable import HomeFeature

@MainActor
final class HomeFeatureTests: XCTestCase {
  func testRefresh() async {
    let model = HomeModel()
    await model.refresh()
    XCTAssertEqual(model.title, "Home, again")
  }
}
