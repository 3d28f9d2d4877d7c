import SwiftUI
import Testing

@testable import ___VARIABLE_feature___

@MainActor
struct ___VARIABLE_feature___Tests {
    /// Each route, and whether a view is the screen that it must show.
    static let screens: [(___VARIABLE_feature___Route, (any View) -> Bool)] = [
        (.___VARIABLE_viewKey___, { $0.shows(___VARIABLE_view___View.self) })
    ]

    @Test func everyRouteHasItsScreen() {
        let screens = ___VARIABLE_feature___Screens(items: [], onFinish: {})
        for (route, isItsScreen) in Self.screens {
            #expect(isItsScreen(screens.view(for: route)), "\(route)")
        }
    }

    @Test func itWorksWithWhatTheAppGives() {
        let item = ___VARIABLE_feature___Item(id: "1", systemImage: "star", title: "", body: "")
        var finished = 0
        let feature = ___VARIABLE_feature___View(items: [item], onFinish: { finished += 1 })
        #expect(feature.screens.items == [item])
        feature.screens.onFinish()
        #expect(finished == 1)
    }

    // ___IF_traits___
    #if Mocks
    @Test func noTwoSamplesShareAnIdentifier() {
        let samples = ___VARIABLE_feature___Item.samples
        #expect(Set(samples.map(\.id)).count == samples.count)
    }
    #else
    @Test(.disabled("what needs mocks is tested with `swift test --traits Mocks`"))
    func theTestsThatNeedMocks() {}
    #endif
    // ___ELSE___
    @Test func noTwoSamplesShareAnIdentifier() {
        let samples = ___VARIABLE_feature___Item.samples
        #expect(Set(samples.map(\.id)).count == samples.count)
    }
    // ___END___

    @Test func theModuleHasItsOwnBundle() {
        let url = ___VARIABLE_feature___Module.bundle.bundleURL
        let name = url.deletingPathExtension().lastPathComponent
        #expect(name.hasSuffix("____VARIABLE_feature___"))
    }
}
