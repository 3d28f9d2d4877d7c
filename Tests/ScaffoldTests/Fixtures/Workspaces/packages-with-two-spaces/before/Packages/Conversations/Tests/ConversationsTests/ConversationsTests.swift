import XCTest

@testable import Conversations

final class ConversationsTests: XCTestCase {
  @MainActor
  func testAdding() {
    let viewModel = ConversationsListViewModel()
    viewModel.add("One")
    XCTAssertEqual(viewModel.items, ["One"])
  }
}
