import XCTest

@testable import EditorUI

final class EditorViewTests: XCTestCase {
	@MainActor func testBody() {
		_ = EditorView().body
	}
}
