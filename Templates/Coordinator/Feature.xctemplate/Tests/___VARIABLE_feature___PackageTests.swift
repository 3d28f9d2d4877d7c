import ___VARIABLE_feature___
import Foundation
import Testing

struct ___VARIABLE_feature___PackageTests {
    @Test func itHasItsOwnBundle() {
        let bundle = ___VARIABLE_feature___Package.bundle.bundleURL.deletingPathExtension()
        let name = bundle.lastPathComponent
        #expect(name == "___VARIABLE_packageName_______VARIABLE_feature___")
    }
}
