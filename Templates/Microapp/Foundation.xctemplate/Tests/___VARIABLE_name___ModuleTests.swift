import Foundation
import Testing

@testable import ___VARIABLE_name___

@MainActor
struct ___VARIABLE_name___ModuleTests {
    @Test func theModuleHasItsOwnBundle() {
        let url = ___VARIABLE_name___Module.bundle.bundleURL
        let name = url.deletingPathExtension().lastPathComponent
        #expect(name == "___VARIABLE_bundleName___")
    }
}
