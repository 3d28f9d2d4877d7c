import XCTest

@testable import AppFeature

final class AppFeatureTests: XCTestCase {
  @MainActor
  func testAppView() {
    _ = AppView().body
  }
}
