import SwiftUI
import Testing

@testable import ___VARIABLE_feature___

@MainActor
struct ___VARIABLE_feature___Tests {
    @Test(arguments: [
        ___VARIABLE_feature___Route.___VARIABLE_viewKey___
    ])
    func everyRouteHasAScreen(route: ___VARIABLE_feature___Route) {
        let screens = ___VARIABLE_feature___Screens(
            items: ___VARIABLE_feature___Item.samples,
            onFinish: {}
        )
        _ = screens.view(for: route)
    }

    @Test func noTwoSamplesShareAnIdentifier() {
        let samples = ___VARIABLE_feature___Item.samples
        #expect(Set(samples.map(\.id)).count == samples.count)
    }

    @Test func theModuleHasItsOwnBundle() {
        let url = ___VARIABLE_feature___Module.bundle.bundleURL
        let name = url.deletingPathExtension().lastPathComponent
        #expect(name.hasSuffix("____VARIABLE_feature___"))
    }
}
