import ___VARIABLE_feature___
import Foundation
import Testing
import WidgetKit

@testable import ___VARIABLE_feature___Widget

struct ___VARIABLE_feature___WidgetTests {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let items = (1...9).map { Self.item($0) }

    static func item(_ number: Int) -> ___VARIABLE_feature___Item {
        ___VARIABLE_feature___Item(
            id: "\(number)",
            systemImage: "star",
            title: "Item \(number)",
            body: ""
        )
    }

    @Test func whatWasLoadedIsShownUntilItIsLoadedAgain() async {
        let provider = ___VARIABLE_feature___WidgetProvider(load: { [items] in items })
        let timeline = await provider.timeline(at: date)
        #expect(timeline.entries.map(\.date) == [date])
        #expect(timeline.entries.map(\.content) == [.items(items)])
        #expect(timeline.policy == .after(date.addingTimeInterval(60 * 60)))
    }

    @Test func aFailureIsShownAndSoonTriedAgain() async {
        let provider = ___VARIABLE_feature___WidgetProvider(load: { throw CancellationError() })
        let timeline = await provider.timeline(at: date)
        #expect(timeline.entries.map(\.content) == [.failed])
        #expect(timeline.policy == .after(date.addingTimeInterval(15 * 60)))
    }

    @Test func eachTimelineIsLoadedAnew() async {
        actor Counter {
            private(set) var value = 0
            func next() -> Int {
                value += 1
                return value
            }
        }
        let counter = Counter()
        let provider = ___VARIABLE_feature___WidgetProvider(
            load: { [Self.item(await counter.next())] }
        )
        _ = await provider.timeline(at: date)
        let entry = await provider.entry(at: date)
        #expect(entry.content == .items([Self.item(2)]))
    }

    @MainActor
    @Test func asManyItemsAreShownAsFit() {
        let small = ___VARIABLE_feature___WidgetView.shown(items, in: .systemSmall)
        #expect(small.map(\.id) == ["1", "2", "3"])
        let four = Array(items.prefix(4))
        let medium = ___VARIABLE_feature___WidgetView.shown(four, in: .systemMedium)
        #expect(medium.map(\.id) == ["1", "2", "3", "4"])
    }
}
