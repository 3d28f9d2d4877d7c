import ComposableArchitecture
// ___IF_xctest___
import XCTest
// ___ELSE___
import Testing
// ___END___
// ___IF_importApart___

// ___END___
@testable import ___VARIABLE_feature___

___VARIABLE_suiteHead___ ___VARIABLE_suiteType______VARIABLE_suiteInherits___ {
    ___VARIABLE_testHead___ ___VARIABLE_testName___() async {
        let store = TestStore(initialState: ___VARIABLE_reducer___.State()) {
            ___VARIABLE_reducer___()
        }
        await store.send(___VARIABLE_sentInTests___) {
            $0.isLoaded = true
        }
    }
}
