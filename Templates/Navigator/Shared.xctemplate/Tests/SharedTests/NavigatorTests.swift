import Shared
import SharedMocks
import SwiftUI
import Testing
import UIKit

@MainActor
struct NavigatorTests {
    let stack = RecordingNavigationController()
    let navigator: Navigator

    init() {
        navigator = Navigator(router: StubRouter(), navigationController: stack)
        navigator.start(at: .main(.home))
    }

    @Test func startingShowsOneScreen() {
        #expect(stack.viewControllers.count == 1)
        navigator.navigate(to: .main(.home))
        navigator.start(at: .main(.home))
        #expect(stack.viewControllers.count == 1)
    }

    @Test func pushAndPop() {
        navigator.navigate(to: .main(.home))
        navigator.navigate(to: .main(.home), transition: .push)
        #expect(stack.viewControllers.count == 3)
        navigator.pop()
        #expect(stack.viewControllers.count == 2)
    }

    @Test func theFirstScreenIsNeverPopped() {
        navigator.pop()
        #expect(stack.viewControllers.count == 1)
    }

    @Test func popToRootLeavesTheFirstScreen() throws {
        let root = try #require(stack.topViewController)
        navigator.navigate(to: .main(.home))
        navigator.navigate(to: .main(.home))
        navigator.popToRoot()
        #expect(stack.viewControllers == [root])
    }

    @Test(arguments: [
        (Transition.sheet, UIModalPresentationStyle.pageSheet),
        (.fullScreen, .fullScreen),
    ])
    func aModalScreenGetsItsOwnStack(
        transition: Transition,
        style: UIModalPresentationStyle
    ) throws {
        navigator.navigate(to: .main(.home), transition: transition)
        #expect(stack.viewControllers.count == 1)
        #expect(stack.presented.count == 1)
        let modal = try #require(stack.presented.first as? UINavigationController)
        #expect(modal.modalPresentationStyle == style)
        #expect(modal.viewControllers.count == 1)
    }

    @Test func pushingPresentsNothing() {
        navigator.navigate(to: .main(.home), transition: .push)
        #expect(stack.presented.isEmpty)
    }

    @Test func dismissIsLeftToTheStack() {
        navigator.dismiss()
        #expect(stack.dismissals == 1)
    }

    @Test func closePopsAPushedScreen() {
        navigator.navigate(to: .main(.home))
        navigator.close()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.dismissals == 0)
    }

    @Test func closeDismissesTheFirstScreenOfAModalStack() {
        stack.presenter = UIViewController()
        navigator.close()
        #expect(stack.dismissals == 1)
    }

    @Test func closeDoesNothingOnTheAppsFirstScreen() {
        navigator.close()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.dismissals == 0)
    }

    @Test func theNavigatorDoesNotKeepItsStack() {
        let orphan = Navigator(router: StubRouter(), navigationController: UINavigationController())
        #expect(orphan.navigationController == nil)
        #expect(navigator.navigationController === stack)
    }
}
