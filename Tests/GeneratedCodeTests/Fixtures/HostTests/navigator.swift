import CoreText
import Shared
import SharedMocks
import SwiftUI
import Testing
import UIKit

@testable import Cart
@testable import Checked

@MainActor
struct HostTests {
    @Test func itStartsWithTheFirstScreen() {
        #expect(HostStack.make().routes == [.cart(.cart)])
        #expect(HostRouter().view(for: .cart(.cart)).shows(CartView.self))
    }

    @Test func itShowsWhatTheMockHas() async throws {
        let screen = try #require(HostRouter().view(for: .cart(.cart)).screen(CartView.self))
        await screen.viewModel.handle(.appeared)
        #expect(screen.viewModel.state == .loaded(CartFixtures.items))
    }

    @Test func itNamesTheRoutesOfOthers() {
        #expect(HostRouter().view(for: .main(.home)).screen(Text.self) == Text(verbatim: "main(Shared.MainRoute.home)"))
    }

    @Test func itsScreensFindTheFonts() {
        _ = HostStack.make()
        let found = CTFontCreateWithName(SharedFont.display.rawValue as CFString, 12, nil)
        #expect(CTFontCopyPostScriptName(found) as String == SharedFont.display.rawValue)
    }

    @Test func aSceneGetsAWindowWithTheStack() {
        let session = UISceneSession()
        let options = UIScene.ConnectionOptions()
        let configuration = AppDelegate().application(
            UIApplication.shared, configurationForConnecting: session, options: options)
        #expect(configuration.delegateClass == SceneDelegate.self)
        let delegate = SceneDelegate()
        let scene = UIWindowScene(session: session, connectionOptions: options)
        delegate.scene(scene, willConnectTo: session, options: options)
        #expect((delegate.window?.rootViewController as? UINavigationController)?.routes == [.cart(.cart)])
        #expect(delegate.window?.isKeyWindow == true)
    }
}
