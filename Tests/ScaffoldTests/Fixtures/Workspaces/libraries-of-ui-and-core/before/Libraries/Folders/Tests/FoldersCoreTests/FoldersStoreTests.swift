import XCTest

@testable import FoldersCore

final class FoldersStoreTests: XCTestCase {
	func testAdd() {
		let store = FoldersStore()
		store.add()
		XCTAssertEqual(store.count, 1)
	}
}
