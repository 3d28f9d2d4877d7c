//
//  CatalogViewModelTests.swift
//  CatalogTests
//
//  Created by Ada Lovelace on 12.03.24.
//

import XCTest
@testable import Catalog

final class CatalogViewModelTests: XCTestCase {

    func testUpdate() {
        let sut = CatalogViewModel()
        sut.update(title: "Other")
        XCTAssertEqual(sut.title, "Other")
    }
}
