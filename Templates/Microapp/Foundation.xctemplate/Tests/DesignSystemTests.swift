import Foundation
import SwiftUI
import Testing

@testable import DesignSystem

#if canImport(UIKit)
import UIKit
#endif

@MainActor
struct DesignSystemTests {
    @Test func theModuleHasItsOwnBundle() {
        let url = DesignSystemModule.bundle.bundleURL
        let name = url.deletingPathExtension().lastPathComponent
        #expect(name == "___VARIABLE_bundleName___")
    }

    @Test func spacingsGrowWithTheirNames() {
        #expect(0 < Spacing.small)
        #expect(Spacing.small < Spacing.medium)
        #expect(Spacing.medium < Spacing.large)
    }

    @Test func aControlIsLessRoundThanACard() {
        #expect(CornerRadius.control < CornerRadius.card)
    }

    @Test func everyColorIsLookedUpUnderItsToken() {
        let bundle = DesignSystemModule.bundle
        for token in ColorToken.allCases {
            #expect(Color(token: token) == Color(token.rawValue, bundle: bundle))
        }
        #expect(Color.brand == Color(token: .brand))
        #expect(Color.onBrand == Color(token: .onBrand))
    }

    #if canImport(UIKit)
    @Test(arguments: ColorToken.allCases)
    func everyColorIsInTheCatalogue(token: ColorToken) {
        let bundle = DesignSystemModule.bundle
        #expect(UIColor(named: token.rawValue, in: bundle, compatibleWith: nil) != nil)
    }
    #endif
}
