import CoreText
import Shared
import SharedMocks
import Testing
import UIKit

@testable import AppRoot

@MainActor
struct RouterTests {
    @Test func theAppStartsOnTheHomePage() {
        #expect(AppStack.make().routes == [.main(.home)])
        #expect(Router().view(for: .main(.home)).shows(HomePage.self))
    }

    @Test(arguments: SharedFont.allCases)
    func theFirstScreenFindsTheSharedFonts(font: SharedFont) {
        _ = AppStack.make()
        let found = CTFontCreateWithName(font.rawValue as CFString, 12, nil)
        #expect(CTFontCopyPostScriptName(found) as String == font.rawValue)
    }

    @Test(arguments: [
        Route.main(.home)
    ])
    func everyRouteCanBePushedAndPresented(route: Route) {
        let stack = RecordingNavigationController()
        let navigator = Navigator(router: Router(), navigationController: stack)
        navigator.start(at: .main(.home))
        navigator.navigate(to: route)
        navigator.navigate(to: route, transition: .sheet)
        #expect(stack.routes == [.main(.home), route])
        let sheets = stack.presented.compactMap { $0 as? UINavigationController }
        #expect(sheets.map(\.routes) == [[route]])
    }

    @Test func theHomePageOffersEachPlaceOnceAndNotItself() {
        let routes = HomePage.destinations.map(\.route)
        #expect(Set(routes).count == routes.count)
        #expect(!routes.contains(.main(.home)))
    }
}
