import XCTest

@testable import FoldersUI

final class FoldersViewTests: XCTestCase {
	@MainActor func testBody() {
		_ = FoldersView().body
	}
}
