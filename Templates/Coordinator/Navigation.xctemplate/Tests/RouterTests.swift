import Foundation
import Testing

@testable import Navigation

struct RouterTests {
    let router = Router(root: Place.home)

    @Test func startsAtItsRoot() {
        #expect(router.stacks == [StackState(root: .home)])
    }

    @Test func popGoesBackOneScreenAndStopsAtTheRoot() {
        router.push(.city("Oslo"))
        router.push(.city("Rome"))
        router.pop()
        #expect(router.path == [.city("Oslo")])
        router.pop()
        router.pop()
        #expect(router.stacks == [StackState(root: .home)])
    }

    @Test(arguments: [PresentationStyle.sheet, .cover])
    func aPresentedStackTakesTheMoves(style: PresentationStyle) {
        router.push(.city("Oslo"))
        router.present(.hotel(.lobby), as: style)
        router.push(.hotel(.suite(7)))
        #expect(
            router.stacks == [
                StackState(root: .home, path: [.city("Oslo")]),
                StackState(root: .hotel(.lobby), path: [.hotel(.suite(7))], style: style),
            ]
        )
        router.popToRoot()
        #expect(router.front.path == [])
        #expect(router.path == [.city("Oslo")])
    }

    @Test func popAtTheRootOfAPresentedStackClosesIt() {
        router.push(.city("Oslo"))
        router.present(.hotel(.lobby))
        router.pop()
        #expect(router.stacks == [StackState(root: .home, path: [.city("Oslo")])])
    }

    @Test func popWhileLeavesWhatBelongsTogether() {
        let isHotel = { (place: Place) in if case .hotel = place { true } else { false } }
        router.open([.hotel(.lobby), .city("Oslo"), .hotel(.lobby), .hotel(.suite(7))])
        router.pop(while: isHotel)
        #expect(router.path == [.hotel(.lobby), .city("Oslo")])
        router.pop(while: isHotel)
        #expect(router.path == [.hotel(.lobby), .city("Oslo")])
        router.present(.hotel(.lobby))
        router.push(.hotel(.suite(7)))
        router.pop(while: isHotel)
        #expect(router.stacks == [StackState(root: .home, path: [.hotel(.lobby), .city("Oslo")])])
        router.present(.city("Rome"))
        router.push(.hotel(.lobby))
        router.pop(while: isHotel)
        #expect(router.front.root == .city("Rome"))
        #expect(router.front.path == [])
    }

    @Test func dismissClosesTheFrontStackOnly() {
        router.present(.city("Oslo"))
        router.present(.hotel(.lobby), as: .cover)
        router.push(.hotel(.suite(7)))
        router.dismiss()
        #expect(
            router.stacks == [
                StackState(root: .home),
                StackState(root: .city("Oslo"), style: .sheet),
            ]
        )
        router.dismiss()
        router.dismiss()
        #expect(router.stacks == [StackState(root: .home)])
    }

    @Test func openReplacesWhateverIsShown() {
        router.push(.city("Oslo"))
        router.present(.hotel(.lobby))
        let link = [Place.city("Rome"), .hotel(.suite(7))]
        router.open(link)
        #expect(router.stacks == [StackState(root: .home, path: link)])
    }

    @Test func stateSurvivesBeingStored() throws {
        router.push(.city("Oslo"))
        router.present(.hotel(.lobby), as: .cover)
        router.push(.hotel(.suite(7)))
        router.present(.city("Rome"))
        let stored = try JSONEncoder().encode(router.stacks)

        let restored = Router(root: Place.city("Paris"))
        restored.present(.home)
        restored.restore(try JSONDecoder().decode([StackState<Place>].self, from: stored))
        #expect(restored.stacks == router.stacks)
        restored.restore([])
        #expect(restored.stacks == router.stacks)
    }

    @Test func aStackIsShownInItsOwnStyleOnly() {
        router.present(.hotel(.lobby), as: .cover)
        #expect(router.cover === router.front)
        #expect(router.sheet == nil)
        router.dismiss()
        router.present(.hotel(.lobby), as: .sheet)
        #expect(router.sheet === router.front)
        #expect(router.cover == nil)
    }

    @Test func theLateEndOfASheetSparesTheCoverInItsPlace() {
        router.present(.city("Oslo"), as: .cover)
        router.sheet = nil
        #expect(router.front.root == .city("Oslo"))
        router.cover = nil
        router.present(.city("Rome"), as: .sheet)
        router.cover = nil
        #expect(router.front.root == .city("Rome"))
        router.sheet = nil
        #expect(router.presented == nil)
    }
}
