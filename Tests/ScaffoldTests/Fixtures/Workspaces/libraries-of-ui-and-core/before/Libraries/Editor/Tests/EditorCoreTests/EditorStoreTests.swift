import XCTest

@testable import EditorCore

final class EditorStoreTests: XCTestCase {
	func testAdd() {
		let store = EditorStore()
		store.add()
		XCTAssertEqual(store.count, 1)
	}
}
