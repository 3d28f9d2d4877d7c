//
//  ReviewsViewModelTests.swift
//  ReviewsTests
//
//  Created by Ada Lovelace on 12.03.24.
//

import XCTest
@testable import Reviews

final class ReviewsViewModelTests: XCTestCase {

    func testUpdate() {
        let sut = ReviewsViewModel()
        sut.update(title: "Other")
        XCTAssertEqual(sut.title, "Other")
    }
}
