import Foundation
import Testing

@testable import ___VARIABLE_name___

@MainActor
struct ___VARIABLE_name___PackageTests {
    @Test func thePackageHasItsOwnBundle() {
        let url = ___VARIABLE_name___Package.bundle.bundleURL
        let name = url.deletingPathExtension().lastPathComponent
        #expect(name == "___VARIABLE_name_______VARIABLE_name___")
    }
}
