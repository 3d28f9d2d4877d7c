import XCTest

@testable import Explore

final class ExploreTests: XCTestCase {
  @MainActor
  func testAdding() {
    let viewModel = ExploreListViewModel()
    viewModel.add("One")
    XCTAssertEqual(viewModel.items, ["One"])
  }
}
