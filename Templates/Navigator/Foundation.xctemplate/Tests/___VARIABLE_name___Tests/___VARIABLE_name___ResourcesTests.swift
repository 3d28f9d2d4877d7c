import CoreText
import Foundation
import Testing
import UIKit

@testable import ___VARIABLE_name___

@MainActor
struct ___VARIABLE_name___ResourcesTests {
    @Test(arguments: ___VARIABLE_name___Font.allCases)
    func everyFontIsRegisteredUnderItsPostScriptName(font: ___VARIABLE_name___Font) throws {
        try ___VARIABLE_name___Font.registration.get()
        let found = CTFontCreateWithName(font.rawValue as CFString, 12, nil)
        #expect(CTFontCopyPostScriptName(found) as String == font.rawValue)
    }

    @Test func aMissingFontIsReported() {
        #expect(throws: ___VARIABLE_name___Font.RegistrationError.missing("Nowhere.ttf")) {
            try ___VARIABLE_name___Font.register(fileNamed: "Nowhere.ttf")
        }
    }

    @Test(arguments: ___VARIABLE_name___Color.allCases)
    func everyColorIsInTheCatalogue(color: ___VARIABLE_name___Color) {
        let bundle = ___VARIABLE_name___Package.bundle
        #expect(UIColor(named: color.rawValue, in: bundle, compatibleWith: nil) != nil)
    }

    @Test(arguments: ___VARIABLE_name___Image.allCases)
    func everyImageIsInTheCatalogue(image: ___VARIABLE_name___Image) {
        let bundle = ___VARIABLE_name___Package.bundle
        #expect(UIImage(named: image.rawValue, in: bundle, compatibleWith: nil) != nil)
    }
}
