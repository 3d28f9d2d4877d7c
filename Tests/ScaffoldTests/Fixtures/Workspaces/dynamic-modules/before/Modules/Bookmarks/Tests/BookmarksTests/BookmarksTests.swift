//
//  BookmarksTests.swift
//  NewsReader
//
//  Copyright © 2024 Reader Inc. All rights reserved.
//

import XCTest
@testable import Bookmarks

final class BookmarksTests: XCTestCase {
	@MainActor func testName() {
		XCTAssertEqual(BookmarksViewModel().name, "")
	}
}
