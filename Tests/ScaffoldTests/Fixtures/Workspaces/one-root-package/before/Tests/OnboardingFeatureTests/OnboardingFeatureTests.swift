import XCTest

@testable import OnboardingFeature

@MainActor
final class OnboardingFeatureTests: XCTestCase {
  func testRefresh() async {
    let model = OnboardingModel()
    await model.refresh()
    XCTAssertEqual(model.title, "Onboarding, again")
  }
}
