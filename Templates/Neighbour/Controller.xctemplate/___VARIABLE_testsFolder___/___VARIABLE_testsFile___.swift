// ___IF_xctest___
import XCTest
// ___ELSE___
import Testing
// ___END___
// ___IF_importApart___

// ___END___
@testable import ___VARIABLE_feature___

___VARIABLE_suiteHead___ ___VARIABLE_suiteType______VARIABLE_suiteInherits___ {
    ___VARIABLE_testHead___ ___VARIABLE_testName___() {
        // ___IF_hasModel___
        let ___VARIABLE_sut___ = ___VARIABLE_modelType___()
        // ___IF_xctest___
        XCTAssertFalse(___VARIABLE_sut___.isLoaded)
        ___VARIABLE_sut___.load()
        XCTAssertTrue(___VARIABLE_sut___.isLoaded)
        // ___ELSE___
        #expect(!___VARIABLE_sut___.isLoaded)
        ___VARIABLE_sut___.load()
        #expect(___VARIABLE_sut___.isLoaded)
        // ___END___
        // ___ELSE___
        ___VARIABLE_made___.loadViewIfNeeded()
        // ___END___
    }
}
