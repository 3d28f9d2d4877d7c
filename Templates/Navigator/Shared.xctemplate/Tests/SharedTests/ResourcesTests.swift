import CoreText
import Foundation
import Testing
import UIKit

@testable import Shared

@MainActor
struct ResourcesTests {
    @Test func thePackageHasItsOwnBundle() {
        let url = SharedPackage.bundle.bundleURL
        #expect(url.deletingPathExtension().lastPathComponent == "Shared_Shared")
    }

    @Test(arguments: SharedImage.allCases)
    func everyImageIsInTheCatalogue(image: SharedImage) {
        let bundle = SharedPackage.bundle
        #expect(UIImage(named: image.rawValue, in: bundle, compatibleWith: nil) != nil)
    }

    @Test(arguments: SharedFont.allCases)
    func everyFontIsRegisteredUnderItsPostScriptName(font: SharedFont) throws {
        try SharedFont.registerAll()
        try SharedFont.registerAll()
        let found = CTFontCreateWithName(font.rawValue as CFString, 12, nil)
        #expect(CTFontCopyPostScriptName(found) as String == font.rawValue)
    }

    @Test func aMissingFontIsReported() {
        #expect(throws: SharedFont.RegistrationError.missing("Nowhere.ttf")) {
            try SharedFont.register(fileNamed: "Nowhere.ttf")
        }
    }
}
