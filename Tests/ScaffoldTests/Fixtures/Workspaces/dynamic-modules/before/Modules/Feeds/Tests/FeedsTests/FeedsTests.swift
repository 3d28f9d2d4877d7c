//
//  FeedsTests.swift
//  NewsReader
//
//  Copyright © 2024 Reader Inc. All rights reserved.
//

import XCTest
@testable import Feeds

final class FeedsTests: XCTestCase {
	@MainActor func testName() {
		XCTAssertEqual(FeedsViewModel().name, "")
	}
}
