//
//  ArticlesTests.swift
//  NewsReader
//
//  Copyright © 2024 Reader Inc. All rights reserved.
//

import XCTest
@testable import Articles

final class ArticlesTests: XCTestCase {
	@MainActor func testName() {
		XCTAssertEqual(ArticlesViewModel().name, "")
	}
}
