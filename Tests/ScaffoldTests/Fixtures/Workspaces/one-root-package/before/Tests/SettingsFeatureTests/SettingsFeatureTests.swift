import XCTest

@testable import SettingsFeature

@MainActor
final class SettingsFeatureTests: XCTestCase {
  func testRefresh() async {
    let model = SettingsModel()
    await model.refresh()
    XCTAssertEqual(model.title, "Settings, again")
  }
}
