import CoreText
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import ___VARIABLE_name___

@MainActor
struct ___VARIABLE_name___ResourcesTests {
    @Test(arguments: ___VARIABLE_name___Font.allCases)
    func everyFontIsRegisteredAtItsFirstUse(font: ___VARIABLE_name___Font) throws {
        let title = Font.___VARIABLE_nameKey___(font, size: 20)
        #expect(title == .custom(font.rawValue, size: 20))
        let found = CTFontCreateWithName(font.rawValue as CFString, 12, nil)
        #expect(CTFontCopyPostScriptName(found) as String == font.rawValue)
        // Another time, by whomever, is no failure.
        try ___VARIABLE_name___Font.register(fileNamed: "\(font.rawValue).ttf")
    }

    @Test func aMissingFontIsReported() {
        #expect(throws: ___VARIABLE_name___Font.RegistrationError.missing("Nowhere.ttf")) {
            try ___VARIABLE_name___Font.register(fileNamed: "Nowhere.ttf")
        }
    }

    @Test func colorsAndImagesAreLookedUpInThisPackage() {
        let bundle = ___VARIABLE_name___Package.bundle
        for color in ___VARIABLE_name___Color.allCases {
            #expect(Color(___VARIABLE_nameKey___: color) == Color(color.rawValue, bundle: bundle))
        }
        for image in ___VARIABLE_name___Image.allCases {
            #expect(Image(___VARIABLE_nameKey___: image) == Image(image.rawValue, bundle: bundle))
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
