import Foundation
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    let date: Date
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        completion(Entry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .atEnd))
    }
}

struct CartWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Cart", provider: Provider()) { entry in
            Text(verbatim: "\(entry.date)")
        }
    }
}

struct Widgets: WidgetBundle {
    var body: some Widget {
        #if CORRECT
        CartWidget()
        #else
        Text(verbatim: "Cart")  // error: conform to 'Widget'
        #endif
    }
}
