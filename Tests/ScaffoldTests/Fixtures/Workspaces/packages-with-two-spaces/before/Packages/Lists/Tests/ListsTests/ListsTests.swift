import XCTest

@testable import Lists

final class ListsTests: XCTestCase {
  @MainActor
  func testAdding() {
    let viewModel = ListsListViewModel()
    viewModel.add("One")
    XCTAssertEqual(viewModel.items, ["One"])
  }
}
