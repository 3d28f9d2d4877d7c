import Shared
import SharedMocks
import SwiftUI
import Testing
import UIKit

@MainActor
struct NavigatorTests {
    let home = Route.main(.home)
    let stack = RecordingNavigationController()
    let navigator: Navigator

    init() {
        navigator = Navigator(router: StubRouter(), navigationController: stack)
        navigator.start(at: home)
    }

    @Test func startingShowsOneScreen() {
        #expect(stack.routes == [home])
        navigator.navigate(to: home)
        navigator.start(at: home)
        #expect(stack.routes == [home])
    }

    @Test func pushAndPop() {
        navigator.navigate(to: home)
        navigator.navigate(to: home, transition: .push)
        #expect(stack.routes == [home, home, home])
        navigator.pop()
        #expect(stack.routes == [home, home])
    }

    @Test func theFirstScreenIsNeverPopped() {
        navigator.pop()
        #expect(stack.routes == [home])
    }

    @Test func popToRootLeavesTheFirstScreen() throws {
        let root = try #require(stack.topViewController)
        navigator.navigate(to: home)
        navigator.navigate(to: home)
        navigator.popToRoot()
        #expect(stack.viewControllers == [root])
    }

    @Test func aScreenIsMovedByTheNavigatorOfItsStack() throws {
        navigator.navigate(to: home)
        #expect(stack.viewControllers.count == 2)
        for controller in stack.viewControllers {
            let screen = try #require(controller as? UIHostingController<RoutedScreen>)
            #expect(screen.rootView.navigator === navigator)
        }
    }

    @Test(arguments: [
        (Transition.sheet, UIModalPresentationStyle.pageSheet),
        (.fullScreen, .fullScreen),
    ])
    func aModalScreenGetsItsOwnStack(
        transition: Transition,
        style: UIModalPresentationStyle
    ) throws {
        navigator.navigate(to: home, transition: transition)
        #expect(stack.routes == [home])
        #expect(stack.presented.count == 1)
        let modal = try #require(stack.presented.first as? UINavigationController)
        #expect(modal.modalPresentationStyle == style)
        #expect(modal.routes == [home])
        let screen = modal.topViewController as? UIHostingController<RoutedScreen>
        #expect(screen?.rootView.navigator.navigationController === modal)
    }

    @Test func theTopmostControllerPresents() {
        let sheet = RecordingNavigationController()
        stack.presentation = sheet
        navigator.navigate(to: home, transition: .sheet)
        #expect(stack.presented.isEmpty)
        #expect(sheet.presented.count == 1)
    }

    @Test func pushingPresentsNothing() {
        navigator.navigate(to: home, transition: .push)
        #expect(stack.presented.isEmpty)
    }

    @Test func dismissIsLeftToTheStack() {
        navigator.dismiss()
        #expect(stack.dismissals == 1)
    }

    @Test func closePopsAPushedScreen() {
        navigator.navigate(to: home)
        navigator.navigate(to: home)
        stack.presenter = UIViewController()
        navigator.close()
        navigator.close()
        #expect(stack.routes == [home])
        #expect(stack.dismissals == 0)
    }

    @Test func closeDismissesTheFirstScreenOfAModalStack() {
        stack.presenter = UIViewController()
        navigator.close()
        #expect(stack.dismissals == 1)
    }

    @Test func closeDoesNothingOnTheAppsFirstScreen() {
        navigator.close()
        #expect(stack.routes == [home])
        #expect(stack.dismissals == 0)
    }

    @Test func theNavigatorDoesNotKeepItsStack() {
        let orphan = Navigator(router: StubRouter(), navigationController: UINavigationController())
        #expect(orphan.navigationController == nil)
        #expect(navigator.navigationController === stack)
    }
}
