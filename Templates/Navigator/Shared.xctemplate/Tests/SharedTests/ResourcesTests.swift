import CoreText
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import Shared

@MainActor
struct ResourcesTests {
    let bundle = SharedPackage.bundle

    @Test func thePackageHasItsOwnBundle() {
        let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
        #expect(name == "Shared_Shared")
    }

    @Test(arguments: SharedImage.allCases)
    func everyImageIsInTheCatalogue(image: SharedImage) {
        #expect(UIImage(named: image.rawValue, in: bundle, compatibleWith: nil) != nil)
        #expect(Image(shared: image) == Image(image.rawValue, bundle: bundle))
    }

    @Test(arguments: SharedFont.allCases)
    func everyFontIsRegisteredUnderItsPostScriptName(font: SharedFont) throws {
        try SharedFont.registerAll()
        let found = CTFontCreateWithName(font.rawValue as CFString, 12, nil)
        #expect(CTFontCopyPostScriptName(found) as String == font.rawValue)
        #expect(Font.shared(font, size: 20) == .custom(font.rawValue, size: 20))
    }

    @Test(arguments: SharedFont.allCases)
    func aFontThatIsKnownAlreadyIsNoFailure(font: SharedFont) throws {
        try SharedFont.register(fileNamed: "\(font.rawValue).ttf")
        try SharedFont.register(fileNamed: "\(font.rawValue).ttf")
        try SharedFont.registerAll()
    }

    @Test func aMissingFontIsReported() {
        #expect(throws: SharedFont.RegistrationError.missing("Nowhere.ttf")) {
            try SharedFont.register(fileNamed: "Nowhere.ttf")
        }
    }
}
